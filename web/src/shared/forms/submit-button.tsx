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

/** Not a submit button before hydration, because the browser would submit the form natively, including passwords. */
export function SubmitButton({ label, busyLabel, busy }: SubmitButtonProps) {
  const hydrated = useHydrated();
  return (
    <Button
      type={hydrated ? 'submit' : 'button'}
      // Before hydration, the inline loader uses this attribute to submit on Enter and shows the label.
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
