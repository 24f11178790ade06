import { apiPaths } from '@dental-shop/domain/api/paths';
import type { EffectivenessRow, RecallContent } from '@dental-shop/domain/api/staff/recall-calls';
import { summarizeEffectiveness } from '@dental-shop/domain/recalls/effectiveness';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { DownloadButton } from '../../../../shared/downloads/download-button.tsx';
import { RecordsSkeleton } from '../../../../shared/loading/records-skeleton.tsx';
import { Button } from '../../../../shared/ui/button.tsx';
import { FactTable } from '../../../../shared/ui/fact-table.tsx';
import { downloadForStaff } from '../../staff-download.ts';
import { StaffErrorAlert } from '../../staff-error-alert.tsx';
import { staffQuery, useStaffAction } from '../../staff-queries.ts';
import { EffectivenessTable } from './effectiveness-table.tsx';
import { RecallPreview } from './recall-preview.tsx';
import type { RecallProps } from './recall-props.ts';

const refetchIntervalMs = 60_000;

export function SentRecall({ recallId, recall, onDone }: RecallProps) {
  const { t } = useTranslation('staff');
  const titleId = useId();
  const { data, isPending, isError, refetch } = useQuery({
    ...staffQuery('readRecall', { recallId }),
    // Deliveries and confirmations arrive while the page is open.
    refetchInterval: refetchIntervalMs,
  });
  const { sku, lots, subject, message } = recall;
  const content = { sku, lots, subject, message };
  const query = new URLSearchParams({ recallId });
  return (
    <>
      <Stack component="section" spacing={2} aria-labelledby={titleId}>
        <Typography variant="h2" id={titleId}>
          {t('recalls.effectiveness.title')}
        </Typography>
        {isPending && <RecordsSkeleton />}
        {isError && (
          <Alert
            severity="error"
            action={<Button onClick={() => void refetch()}>{t('recalls.recall.retry')}</Button>}
          >
            {t('recalls.effectiveness.failed')}
          </Alert>
        )}
        {data && data.unnotified > 0 && (
          <UnnotifiedAlert
            recallId={recallId}
            content={content}
            count={data.unnotified}
            onDone={onDone}
          />
        )}
        {data && <Summary rows={data.rows} />}
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
          <DownloadButton
            name="recallEffectiveness"
            download={() =>
              downloadForStaff(
                `${apiPaths.staffRecallEffectivenessCsv}?${query}`,
                'recall-effectiveness.csv',
              )
            }
            label={t('recalls.results.download')}
            failed={t('recalls.results.downloadFailed')}
          />
          <Button onClick={() => void refetch()}>{t('recalls.effectiveness.refresh')}</Button>
        </Stack>
        {data && <EffectivenessTable rows={data.rows} />}
      </Stack>
      <RecallPreview title={t('recalls.recall.sentMail')} content={content} />
    </>
  );
}

function Summary({ rows }: { rows: readonly EffectivenessRow[] }) {
  const { t } = useTranslation('staff');
  const { consignees, sent, delivered, acknowledged, quantity, returned } =
    summarizeEffectiveness(rows);
  const outOf = (part: number, whole: number) => t('recalls.effectiveness.outOf', { part, whole });
  return (
    <FactTable
      heading={t('recalls.results.customers', { count: consignees })}
      facts={[
        { label: t('recalls.effectiveness.sent'), value: outOf(sent, consignees) },
        { label: t('recalls.effectiveness.delivered'), value: outOf(delivered, consignees) },
        { label: t('recalls.effectiveness.acknowledged'), value: outOf(acknowledged, consignees) },
        { label: t('recalls.effectiveness.returned'), value: outOf(returned, quantity) },
      ]}
    />
  );
}

interface UnnotifiedAlertProps {
  recallId: string;
  content: RecallContent;
  count: number;
  onDone: (message: string) => void;
}

function UnnotifiedAlert({ recallId, content, count, onDone }: UnnotifiedAlertProps) {
  const { t } = useTranslation('staff');
  const { mutate, isPending, error } = useStaffAction('sendRecall', ({ consignees }) =>
    onDone(t('recalls.recall.sent', { count: consignees })),
  );
  return (
    <>
      <Alert
        severity="warning"
        action={
          <Button disabled={isPending} onClick={() => mutate({ recallId, ...content })}>
            {t(isPending ? 'recalls.recall.sending' : 'recalls.recall.notify')}
          </Button>
        }
      >
        {`${t('recalls.recall.unnotified', { count })} ${t('recalls.recall.holdHint')}`}
      </Alert>
      <StaffErrorAlert error={error} />
    </>
  );
}
