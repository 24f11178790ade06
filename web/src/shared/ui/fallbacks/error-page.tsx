import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { paths } from '../../config/paths.ts';
import { useDocumentHead } from '../../page-data/document-head.ts';
import { Button } from '../button.tsx';
import { Link } from '../link.tsx';

interface ErrorPageProps {
  message: string;
  canReload?: boolean;
}

export function ErrorPage({ message, canReload = false }: ErrorPageProps) {
  const { t } = useTranslation();
  useDocumentHead({ title: t('common.error.title'), description: message, canonicalPath: null });
  return (
    <Container maxWidth="sm" sx={{ py: 6 }}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <Typography variant="h1">{t('common.error.title')}</Typography>
        <Typography role="alert">{message}</Typography>
        <Stack direction="row" spacing={2}>
          {canReload && (
            <Button variant="contained" onClick={() => window.location.reload()}>
              {t('common.error.reload')}
            </Button>
          )}
          <Button variant="outlined" component={Link} to={paths.home} reloadDocument={canReload}>
            {t('common.error.home')}
          </Button>
        </Stack>
      </Stack>
    </Container>
  );
}

export function NotFoundPage() {
  const { t } = useTranslation();
  return <ErrorPage message={t('common.error.notFound')} />;
}
