import { secondsUntilShown } from '@dental-shop/domain/api/catalogue-changes';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { RecordsSkeleton } from '../../../shared/loading/records-skeleton.tsx';
import { useDocumentHead } from '../../../shared/page-data/document-head.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { ChoiceButtons, useUrlChoice } from '../choice-buttons.tsx';
import { PageHeader } from '../shell/page-header.tsx';
import { staffQuery } from '../staff-queries.ts';
import { HistoryView } from './history/history-view.tsx';
import { ProductsView } from './products/products-view.tsx';
import { UploadView } from './upload/upload-view.tsx';

const views = ['products', 'upload', 'history'] as const;

export default function CataloguePage() {
  const { t } = useTranslation('staff');
  const [view, setView] = useUrlChoice('view', views, 'products');
  useDocumentHead({ title: t('catalogue.title'), description: t('catalogue.description') });
  return (
    <Stack spacing={1.5}>
      <PageHeader title={t('catalogue.title')}>
        <ChoiceButtons
          label={t('catalogue.view')}
          choices={views.map((choice) => ({ choice, label: t(`catalogue.views.${choice}`) }))}
          chosen={view}
          onChoose={setView}
        />
      </PageHeader>
      <Typography variant="body2" color="textSecondary" sx={{ maxWidth: 720 }}>
        {t('catalogue.introduction', { seconds: secondsUntilShown })}
      </Typography>
      {view === 'history' ? <HistoryView /> : <CurrentCatalogue isUpload={view === 'upload'} />}
    </Stack>
  );
}

function CurrentCatalogue({ isUpload }: { isUpload: boolean }) {
  const { t } = useTranslation('staff');
  const { data, isPending, isError, refetch } = useQuery(staffQuery('checkCatalogue', {}));
  if (isPending) return <RecordsSkeleton />;
  return (
    <>
      {isError && (
        <Alert
          severity="error"
          action={<Button onClick={() => void refetch()}>{t('catalogue.tryAgain')}</Button>}
        >
          {t('catalogue.failed')}
        </Alert>
      )}
      {/* Stays if only a later fetch failed, because a change that was just saved can still be undone. */}
      {data && (isUpload ? <UploadView checked={data} /> : <ProductsView checked={data} />)}
    </>
  );
}
