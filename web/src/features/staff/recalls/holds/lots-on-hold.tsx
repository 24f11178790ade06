import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { RecordsSkeleton } from '../../../../shared/loading/records-skeleton.tsx';
import { StaffTable } from '../../table/staff-table.tsx';
import { useRowPages } from '../../table/use-row-pages.ts';
import { useOfficeDate } from '../../time/office-time-zone.ts';
import type { HeldLots } from '../../use-held-lots.ts';
import { pageSize } from '../page-size.ts';
import { HoldButton } from './hold-button.tsx';
import type { HoldQuestion } from './hold-dialog.tsx';

interface LotsOnHoldProps {
  held: HeldLots | undefined;
  onAsk: (question: HoldQuestion) => void;
}

export function LotsOnHold({ held, onAsk }: LotsOnHoldProps) {
  const { t } = useTranslation('staff');
  const officeDate = useOfficeDate();
  const titleId = useId();
  const { rows, pager } = useRowPages(held?.lots ?? [], pageSize);
  return (
    <Stack component="section" spacing={1} aria-labelledby={titleId}>
      <Typography variant="h2" id={titleId}>
        {t('recalls.holds.title')}
      </Typography>
      <Typography>{t('recalls.holds.introduction')}</Typography>
      {!held && <RecordsSkeleton />}
      {held?.lots.length === 0 && <Typography>{t('recalls.holds.none')}</Typography>}
      {held && held.lots.length > 0 && (
        <StaffTable
          label={t('recalls.holds.title')}
          rows={rows}
          pager={pager}
          columns={[
            {
              id: 'lot',
              label: t('recalls.holds.lot'),
              width: 150,
              content: ({ lot }) => lot,
            },
            {
              id: 'sku',
              label: t('recalls.holds.sku'),
              width: 110,
              content: ({ sku }) => sku,
            },
            {
              id: 'reason',
              label: t('recalls.holds.reason'),
              width: 160,
              grow: 2,
              content: ({ hold }) => hold?.reason,
            },
            {
              id: 'by',
              label: t('recalls.holds.by'),
              width: 180,
              grow: 1,
              content: ({ hold }) =>
                hold && `${hold.by} · ${officeDate(hold.since.toDate(), 'mediumDay')}`,
            },
            {
              id: 'release',
              label: t('recalls.holds.action'),
              width: 180,
              onCard: 'corner',
              content: ({ sku, lot }, { tabIndex }) => (
                <HoldButton
                  question={{ sku, lot, hold: false }}
                  onAsk={onAsk}
                  tabIndex={tabIndex}
                />
              ),
            },
          ]}
        />
      )}
    </Stack>
  );
}
