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
 * Becomes a submit button once the page is hydrated: before that the browser itself would send the
 * form, and with it a password. A click in between, or an early one that is replayed, sends it from
 * here.
 */
export function SubmitButton({ label, busyLabel, busy }: SubmitButtonProps) {
  const hydrated = useHydrated();
  return (
    <Button
      type={hydrated ? 'submit' : 'button'}
      // By this the inline loader finds what Enter presses before the page is hydrated, and shows that it is pressed.
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
