import type { EffectivenessRow } from '@dental-shop/domain/api/staff/recall-calls';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { EmailText } from '../../../../shared/ui/email-text.tsx';
import { Link } from '../../../../shared/ui/link.tsx';
import { useOfficeDate } from '../../office-time-zone.ts';
import { staffPaths } from '../../staff-paths.ts';
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
          content: ({ uid, name, email }) => (
            <Box sx={{ overflowWrap: 'anywhere' }}>
              <MuiLink
                component={Link}
                to={staffPaths.account(uid)}
                sx={{ display: 'inline-block', py: 1.25, my: -1.25 }}
              >
                {name}
              </MuiLink>
              <Typography variant="body2" color="textSecondary">
                {email ? <EmailText email={email} /> : t('recalls.results.noEmail')}
              </Typography>
            </Box>
          ),
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
