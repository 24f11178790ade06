import Button from '@mui/material/Button';
import { useHydrated } from '../../components/use-hydrated.ts';

interface SubmitButtonProps {
  label: string;
  busyLabel: string;
  busy: boolean;
}

/** Becomes a submit button once the page responds: the browser itself must not send passwords. */
export function SubmitButton({ label, busyLabel, busy }: SubmitButtonProps) {
  const hydrated = useHydrated();
  return (
    <Button
      type={hydrated ? 'submit' : 'button'}
      variant="contained"
      size="large"
      fullWidth
      disabled={busy}
      sx={{ minHeight: 48 }}
    >
      {busy ? busyLabel : label}
    </Button>
  );
}
