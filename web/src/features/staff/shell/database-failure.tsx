import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/button.tsx';

export function DatabaseFailure() {
  const { t } = useTranslation('staff');
  return (
    <Alert
      severity="error"
      sx={{ maxWidth: 'sm', mx: 'auto', my: 2 }}
      action={<Button onClick={() => window.location.reload()}>{t('shell.reload')}</Button>}
    >
      {t('shell.unavailable')}
    </Alert>
  );
}
