import { apiPaths } from '@dental-shop/domain/api/paths';
import type { LotSelection } from '@dental-shop/domain/api/staff/recall-calls';
import { lotRecipientsQuery } from '@dental-shop/domain/api/staff/recall-csv';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { DownloadButton } from '../../../../shared/downloads/download-button.tsx';
import { RecordsSkeleton } from '../../../../shared/loading/records-skeleton.tsx';
import { Button } from '../../../../shared/ui/button.tsx';
import { EmptyState } from '../../../../shared/ui/fallbacks/empty-state.tsx';
import { Link } from '../../../../shared/ui/link.tsx';
import { downloadForStaff } from '../../staff-download.ts';
import { StaffErrorAlert } from '../../staff-error-alert.tsx';
import { staffPaths } from '../../staff-paths.ts';
import { staffQuery } from '../../staff-queries.ts';
import type { HeldLots } from '../../use-held-lots.ts';
import type { HoldQuestion } from '../holds/hold-dialog.tsx';
import { LotHolds } from '../holds/lot-holds.tsx';
import { RecipientTable } from './recipient-table.tsx';

interface LotRecipientsProps {
  selection: LotSelection;
  held: HeldLots | undefined;
  onAsk: (question: HoldQuestion) => void;
}

export function LotRecipients({ selection, held, onAsk }: LotRecipientsProps) {
  const { t } = useTranslation('staff');
  const titleId = useId();
  const { data, error, isPending } = useQuery(staffQuery('findLotRecipients', selection));
  const summary = data && summarize(data.recipients);
  return (
    <Stack component="section" spacing={2} aria-labelledby={titleId}>
      <Typography variant="h2" id={titleId}>
        {t('recalls.results.title')}
      </Typography>
      <Typography role="status">
        {summary &&
          [
            t('recalls.results.customers', { count: summary.customers }),
            t('recalls.results.shipped', { count: summary.quantity }),
            t('recalls.results.returned', { count: summary.returned }),
          ].join(' · ')}
      </Typography>
      {isPending && <RecordsSkeleton />}
      <StaffErrorAlert error={error} />
      {data && data.lots.length > 0 && (
        <LotHolds sku={data.sku} lots={data.lots} held={held} onAsk={onAsk} />
      )}
      {data?.recipients.length === 0 && <EmptyState>{t('recalls.results.none')}</EmptyState>}
      {data && data.recipients.length > 0 && (
        <>
          <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
            <Button
              variant="contained"
              component={Link}
              to={staffPaths.newRecall(data.sku, data.lots)}
            >
              {t('recalls.results.prepare')}
            </Button>
            <DownloadButton
              name="recallRecipients"
              download={() =>
                downloadForStaff(
                  `${apiPaths.staffRecallRecipientsCsv}?${lotRecipientsQuery(selection)}`,
                  'recall-recipients.csv',
                )
              }
              label={t('recalls.results.download')}
              failed={t('recalls.results.downloadFailed')}
            />
          </Stack>
          <RecipientTable recipients={data.recipients} />
        </>
      )}
    </Stack>
  );
}

function summarize(recipients: readonly { quantity: number; returned: number }[]) {
  return {
    customers: recipients.length,
    quantity: recipients.reduce((sum, { quantity }) => sum + quantity, 0),
    returned: recipients.reduce((sum, { returned }) => sum + returned, 0),
  };
}
