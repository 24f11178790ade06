import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';
import { WithOfficeLinks } from '../ui/with-office-links.tsx';

interface FormAlertProps {
  /** Why sending failed. */
  failure: string | undefined;
  /** How many fields are marked; each says itself what is wrong. */
  issueCount: number;
}

/** Above the button, where one looks after pressing it; screen readers read it at once. */
export function FormAlert({ failure, issueCount }: FormAlertProps) {
  const { t } = useTranslation();
  const message =
    failure ?? (issueCount > 0 ? t('common.validationSummary', { count: issueCount }) : undefined);
  return message ? (
    <Alert severity="error">
      <WithOfficeLinks>{message}</WithOfficeLinks>
    </Alert>
  ) : null;
}
