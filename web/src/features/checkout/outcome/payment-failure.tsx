import Alert from '@mui/material/Alert';
import type { ReactNode } from 'react';
import { WithOfficeLinks } from '../../../shared/ui/with-office-links.tsx';

/** The message is above the form and the button is below it, so the message may be out of view. */
const scrollIntoView = (box: HTMLElement | null) => box?.scrollIntoView({ block: 'center' });

export function PaymentFailure({ message, action }: { message: string; action?: ReactNode }) {
  return (
    <Alert ref={scrollIntoView} severity="error" role="alert" action={action}>
      <WithOfficeLinks>{message}</WithOfficeLinks>
    </Alert>
  );
}
