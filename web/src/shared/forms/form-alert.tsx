import Alert from '@mui/material/Alert';
import { WithOfficeLinks } from '../ui/with-office-links.tsx';

interface FormAlertProps {
  /** Why sending failed. */
  failure: string | undefined;
}

/** Above the button, where people look after pressing it; screen readers read it right away. */
export function FormAlert({ failure }: FormAlertProps) {
  return failure ? (
    <Alert severity="error">
      <WithOfficeLinks>{failure}</WithOfficeLinks>
    </Alert>
  ) : null;
}
