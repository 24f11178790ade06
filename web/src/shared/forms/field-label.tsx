import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** Above the field, where it stays visible while one types. */
export function FieldLabel({ htmlFor, children }: { htmlFor: string; children: ReactNode }) {
  return (
    <Typography
      component="label"
      htmlFor={htmlFor}
      sx={{ display: 'block', mb: 0.5, fontWeight: 600, fontSize: '0.875rem' }}
    >
      {children}
    </Typography>
  );
}
