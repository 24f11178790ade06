import { apiPaths } from '@dental-shop/domain/api/paths';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { DownloadButton } from '../../../shared/downloads/download-button.tsx';
import { RecordsSkeleton } from '../../../shared/loading/records-skeleton.tsx';
import { useDocumentHead } from '../../../shared/page-data/document-head.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { downloadForStaff } from '../staff-download.ts';
import { staffQuery } from '../staff-queries.ts';
import { CheckedRows } from './checked-rows.tsx';
import { useWarningFilter, WarningFilter } from './warning-filter.tsx';

export default function CataloguePage() {
  const { t } = useTranslation('staff');
  useDocumentHead({ title: t('catalogue.title'), description: t('catalogue.description') });
  const { data, isPending, isError, refetch } = useQuery(staffQuery('checkCatalogue', {}));
  const [filter, setFilter] = useWarningFilter();
  const checked = isError ? undefined : data;
  const rows = checked?.rows.filter(
    ({ warnings }) =>
      filter === 'all' || (filter === 'any' ? warnings.length > 0 : warnings.includes(filter)),
  );
  return (
    <Stack spacing={3}>
      <Typography variant="h1">{t('catalogue.title')}</Typography>
      <Typography sx={{ maxWidth: 640 }}>{t('catalogue.introduction')}</Typography>
      <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
        <DownloadButton
          name="staffCatalogue"
          download={() => downloadForStaff(apiPaths.staffCatalogueXlsx, 'catalogue.xlsx')}
          variant="contained"
          label={t('catalogue.download')}
          failed={t('shell.errors.failed')}
          tooMany={t('shell.errors.failed')}
        />
      </Stack>
      {isPending && <RecordsSkeleton />}
      {isError && (
        <Alert
          severity="error"
          action={<Button onClick={() => void refetch()}>{t('catalogue.tryAgain')}</Button>}
        >
          {t('catalogue.failed')}
        </Alert>
      )}
      {checked && <WarningFilter checked={checked} filter={filter} onFilter={setFilter} />}
      {rows && (
        <Typography role="status">{t('catalogue.shown', { count: rows.length })}</Typography>
      )}
      {rows && rows.length > 0 && <CheckedRows rows={rows} />}
      {rows?.length === 0 && <EmptyState>{t('catalogue.none')}</EmptyState>}
    </Stack>
  );
}
