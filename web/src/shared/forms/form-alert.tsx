import Alert from '@mui/material/Alert';
import { WithOfficeLinks } from '../ui/contact-links/with-office-links.tsx';

/** Render it above the button, because users look there after pressing it. */
export function FormAlert({ failure }: { failure: string | undefined }) {
  return failure ? (
    <Alert severity="error">
      <WithOfficeLinks>{failure}</WithOfficeLinks>
    </Alert>
  ) : null;
}
