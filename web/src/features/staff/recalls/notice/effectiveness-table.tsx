import type { EffectivenessRow } from '@dental-shop/domain/api/staff/recall-calls';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useOfficeDate } from '../../time/office-time-zone.ts';
import { Consignee } from '../consignee.tsx';
import { RecallRecords } from '../recall-records.tsx';

export function EffectivenessTable({ rows }: { rows: readonly EffectivenessRow[] }) {
  const { t } = useTranslation('staff');
  const officeDate = useOfficeDate();
  const time = (instant: string | null) =>
    instant && officeDate(new Date(instant), 'shortDayAndTime');
  return (
    <RecallRecords
      label={t('recalls.effectiveness.title')}
      rows={rows.map((row) => ({ ...row, id: row.uid }))}
      columns={[
        {
          label: t('recalls.effectiveness.consignee'),
          content: (row) => <Consignee consignee={row} />,
        },
        {
          label: t('recalls.effectiveness.lots'),
          content: ({ lots }) => (
            <span style={{ overflowWrap: 'break-word' }}>{lots.join(', ')}</span>
          ),
        },
        {
          label: t('recalls.effectiveness.email'),
          content: ({ delivery, deliveredAt }) => (
            <>
              <div>{t(`recalls.effectiveness.deliveries.${delivery ?? 'none'}`)}</div>
              {deliveredAt && (
                <Typography variant="body2" color="textSecondary">
                  {time(deliveredAt)}
                </Typography>
              )}
            </>
          ),
        },
        {
          label: t('recalls.effectiveness.acknowledgedColumn'),
          content: ({ acknowledgedAt }) =>
            time(acknowledgedAt) ?? t('recalls.effectiveness.notAcknowledged'),
        },
        {
          label: t('recalls.effectiveness.quantity'),
          isAmount: true,
          content: ({ quantity }) => quantity,
        },
        {
          label: t('recalls.effectiveness.returnedColumn'),
          isAmount: true,
          content: ({ returned }) => returned,
        },
      ]}
    />
  );
}
