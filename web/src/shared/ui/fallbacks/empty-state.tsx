import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Button } from '../button.tsx';
import { Link } from '../link.tsx';

interface EmptyStateProps {
  children: ReactNode;
  hint?: string;
  next?: { to: string; label: string };
}

export function EmptyState({ children, hint, next }: EmptyStateProps) {
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start', py: 2 }}>
      <Typography>{children}</Typography>
      {hint && <Typography color="textSecondary">{hint}</Typography>}
      {next && (
        <Button variant="contained" component={Link} to={next.to}>
          {next.label}
        </Button>
      )}
    </Stack>
  );
}
