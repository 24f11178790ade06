import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { useLayoutEffect, useRef } from 'react';
import { Button } from '../../shared/ui/button.tsx';
import { Link } from '../../shared/ui/link.tsx';

interface NextStepProps {
  severity: 'success' | 'error';
  message: string;
  to: string;
  label: string;
  /** Set if the link points to the current page. */
  reloadDocument?: boolean;
}

/** Scrolls to the top, because scrolling to the alert would hide the heading behind the site header. */
export function NextStep({ severity, message, to, label, reloadDocument = false }: NextStepProps) {
  const alert = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    window.scrollTo(0, 0);
    alert.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Alert severity={severity} role="status" ref={alert} tabIndex={-1} sx={{ width: '100%' }}>
        {message}
      </Alert>
      <Button
        variant="contained"
        size="large"
        component={Link}
        to={to}
        reloadDocument={reloadDocument}
      >
        {label}
      </Button>
    </Stack>
  );
}
