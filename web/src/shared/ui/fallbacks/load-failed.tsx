import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Button } from '../button.tsx';
import { officeContacts, WithOfficeLinks } from '../contact-links/with-office-links.tsx';

const { officePhone, officeEmail } = officeContacts;

interface LoadFailedProps {
  /** Defaults to reloading the page, because a failed Firestore listener never recovers. */
  onRetry?: () => void;
}

export function LoadFailed({ onRetry = () => window.location.reload() }: LoadFailedProps) {
  const { t } = useTranslation();
  return (
    <>
      <Alert
        severity="error"
        role="alert"
        action={<Button onClick={onRetry}>{t('common.records.tryAgain')}</Button>}
      >
        {t('common.records.failed')}
      </Alert>
      <Box sx={{ mt: 1 }}>
        <WithOfficeLinks>{`${t('common.help')} ${officePhone}, ${officeEmail}`}</WithOfficeLinks>
      </Box>
    </>
  );
}
