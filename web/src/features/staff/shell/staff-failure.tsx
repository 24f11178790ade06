import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { useTranslation } from 'react-i18next';

/** The database did not answer, or refused. */
export function StaffFailure() {
  const { t } = useTranslation('staff');
  return (
    <Container maxWidth="sm" sx={{ py: 6 }}>
      <Alert
        severity="error"
        action={<Button onClick={() => window.location.reload()}>{t('shell.reload')}</Button>}
      >
        {t('shell.unavailable')}
      </Alert>
    </Container>
  );
}
