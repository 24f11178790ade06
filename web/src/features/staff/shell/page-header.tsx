import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface PageHeaderProps {
  title: string;
  /** Shown next to the title if there's space, so that more rows of a table fit on the screen. */
  children?: ReactNode;
}

export function PageHeader({ title, children }: PageHeaderProps) {
  return (
    <Box sx={headerStyle}>
      <Typography variant="h1">{title}</Typography>
      {children}
    </Box>
  );
}

const headerStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 1,
  minHeight: 44,
  '& > h1': { mr: 'auto' },
} as const;
