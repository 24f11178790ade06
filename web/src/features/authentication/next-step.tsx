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
  /** For a link to this same page, which must load again. */
  reloadDocument?: boolean;
}

/**
 * How something ended, and a link to what comes next. Takes the focus from the form it replaces.
 */
export function NextStep({ severity, message, to, label, reloadDocument = false }: NextStepProps) {
  const alert = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => alert.current?.focus(), []);
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
