import Alert from '@mui/material/Alert';
import { type ReactNode, useEffect, useRef } from 'react';
import { WithOfficeLinks } from '../../../shared/ui/with-office-links.tsx';

interface PaymentFailureProps {
  message: string;
  action?: ReactNode;
}

/** Scrolls into view: it stands above the form, whose button below was just pressed. */
export function PaymentFailure({ message, action }: PaymentFailureProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // In braces: newer browsers return a promise here, which React would take for a cleanup.
    box.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <Alert ref={box} severity="error" role="alert" action={action}>
      <WithOfficeLinks>{message}</WithOfficeLinks>
    </Alert>
  );
}
