import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';

interface FormAlertProps {
  /** Why sending failed. */
  failure: string | undefined;
  /** How many fields are at fault; each says itself what is wrong. */
  issueCount: number;
}

/** Above the button, where the eye is when it was pressed; read aloud when it appears. */
export function FormAlert({ failure, issueCount }: FormAlertProps) {
  const { t } = useTranslation();
  const message =
    failure ??
    (issueCount > 0 ? t('authentication.validationSummary', { count: issueCount }) : undefined);
  return message ? <Alert severity="error">{message}</Alert> : null;
}
