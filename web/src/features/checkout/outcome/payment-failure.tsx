import Alert from '@mui/material/Alert';
import type { ReactNode } from 'react';
import { WithOfficeLinks } from '../../../shared/ui/contact-links/with-office-links.tsx';

/** The message may be out of view, because the form is between it and the button. */
const scrollIntoView = (box: HTMLElement | null) => box?.scrollIntoView({ block: 'center' });

export function PaymentFailure({ message, action }: { message: string; action?: ReactNode }) {
  return (
    <Alert ref={scrollIntoView} severity="error" role="alert" action={action}>
      <WithOfficeLinks>{message}</WithOfficeLinks>
    </Alert>
  );
}
