import Alert from '@mui/material/Alert';
import { type ReactNode, useEffect, useRef } from 'react';

interface PaymentFailureProps {
  message: string;
  action?: ReactNode;
}

/** Stands above the form, so it comes into view for those who pressed the button below it. */
export function PaymentFailure({ message, action }: PaymentFailureProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // In braces: newer browsers return a promise here, which React would take for a clean-up.
    box.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <Alert ref={box} severity="error" role="alert" action={action}>
      {message}
    </Alert>
  );
}
