import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface AccountSectionProps {
  id: string;
  title: string;
  children: ReactNode;
}

export function AccountSection({ id, title, children }: AccountSectionProps) {
  return (
    <Box component="section" aria-labelledby={id} sx={sectionStyle}>
      <Typography variant="h2" id={id} sx={{ fontSize: '1.25rem' }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}

const sectionStyle = {
  display: 'grid',
  gap: 1,
  maxWidth: '60ch',
  mt: 3,
  pt: 3,
  borderTop: 1,
  borderColor: 'divider',
} as const;
