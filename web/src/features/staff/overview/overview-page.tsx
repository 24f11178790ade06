import { type OverviewSpan, overviewSpans } from '@dental-shop/domain/api/staff/office-calls';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyChunk } from '../../../shared/loading/load-chunk.ts';
import { RecordsSkeleton } from '../../../shared/loading/records-skeleton.tsx';
import { useDocumentHead } from '../../../shared/page-data/document-head.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { ChoiceButtons, useUrlChoice } from '../choice-buttons.tsx';
import { staffQuery } from '../staff-queries.ts';
import { useOfficeDate } from '../time/office-time-zone.ts';
import { KeyFigures } from './key-figures.tsx';

const OverviewDetails = lazyChunk('overview-details', () => import('./overview-details.tsx'));

const defaultDays: OverviewSpan = 30;

export default function OverviewPage() {
  const { t } = useTranslation('staff');
  const officeDate = useOfficeDate();
  useDocumentHead({ title: t('overview.title'), description: t('overview.description') });
  const [days, setDays] = useUrlChoice('days', overviewSpans, defaultDays);
  const { data, isPending, isError, dataUpdatedAt, refetch } = useQuery(
    staffQuery('readOverview', { days }),
  );
  const work = useQuery(staffQuery('readWorkCounts', {}));
  const refresh = () => {
    void refetch();
    void work.refetch();
  };
  const overview = isError ? undefined : data;
  const time = overview && officeDate(new Date(dataUpdatedAt), 'time');
  return (
    <Stack spacing={4}>
      <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 2 }}>
        <Typography variant="h1" sx={{ flexGrow: 1 }}>
          {t('overview.title')}
        </Typography>
        <Typography role="status" variant="body2" color="text.secondary">
          {time && t('overview.asOf', { time })}
        </Typography>
        <Button variant="outlined" onClick={refresh}>
          {t('overview.update')}
        </Button>
      </Stack>
      {isPending && <RecordsSkeleton />}
      {isError && <Alert severity="error">{t('overview.failed')}</Alert>}
      {overview && <KeyFigures overview={overview} work={work.data} days={days} />}
      <ChoiceButtons
        label={t('overview.span')}
        choices={overviewSpans.map((span) => ({
          choice: span,
          label: t('overview.days', { days: span }),
        }))}
        chosen={days}
        onChoose={setDays}
      />
      <Suspense fallback={overview && <RecordsSkeleton />}>
        <OverviewDetails overview={overview} days={days} />
      </Suspense>
    </Stack>
  );
}
