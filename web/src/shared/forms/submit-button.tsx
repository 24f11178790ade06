import type { MouseEvent } from 'react';
import { useHydrated } from '../loading/use-hydrated.ts';
import { Button } from '../ui/button.tsx';

function submitForm({ currentTarget }: MouseEvent<HTMLButtonElement>): void {
  currentTarget.form?.requestSubmit();
}

interface SubmitButtonProps {
  label: string;
  busyLabel: string;
  busy: boolean;
}

/**
 * Becomes a submit button after hydration. Until then, the browser would submit the form natively, including passwords.
 */
export function SubmitButton({ label, busyLabel, busy }: SubmitButtonProps) {
  const hydrated = useHydrated();
  return (
    <Button
      type={hydrated ? 'submit' : 'button'}
      // Tells the inline loader that this button submits the form, and which label to show until hydration.
      data-submits={busyLabel}
      variant="contained"
      size="large"
      fullWidth
      disabled={busy}
      {...(!hydrated && { onClick: submitForm })}
      sx={{ minHeight: 48 }}
    >
      {busy ? busyLabel : label}
    </Button>
  );
}
