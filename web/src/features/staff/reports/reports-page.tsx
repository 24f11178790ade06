import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useDocumentHead } from '../../../shared/page-data/document-head.ts';
import { PageErrorList } from './page-error-list.tsx';
import { ReportList } from './report-list.tsx';

/** What the content security policy blocked, in words that need no knowledge of it. */
export default function ReportsPage() {
  const { t } = useTranslation('staff');
  useDocumentHead({ title: t('reports.title'), description: t('reports.description') });
  return (
    <Stack spacing={3}>
      <Typography variant="h1">{t('reports.title')}</Typography>
      <Typography sx={{ maxWidth: 640 }}>{t('reports.introduction')}</Typography>
      <Alert severity="info" role="note" sx={{ maxWidth: 720 }}>
        <AlertTitle>{t('reports.whatToDo')}</AlertTitle>
        <Typography variant="body2">{t('reports.tellDeveloper')}</Typography>
        <Typography variant="body2" sx={{ mt: 1 }}>
          {t('reports.beCareful')}
        </Typography>
        <Typography variant="body2" sx={{ mt: 1 }}>
          {t('reports.leaves')}
        </Typography>
      </Alert>
      <ReportList />
      <Typography variant="h2">{t('reports.errors.title')}</Typography>
      <Typography sx={{ maxWidth: 640 }}>{t('reports.errors.introduction')}</Typography>
      <PageErrorList />
    </Stack>
  );
}
