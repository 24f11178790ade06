import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from '../../shared/ui/link.tsx';

interface PageLinkProps {
  question?: string;
  to: string;
  children: ReactNode;
}

export function PageLink({ question, to, children }: PageLinkProps) {
  return (
    <Typography>
      {question && <span>{`${question} `}</span>}
      <Box component={Link} to={to} sx={linkStyle}>
        {children}
      </Box>
    </Typography>
  );
}

const linkStyle = {
  display: 'inline-block',
  py: 1.25,
  color: 'primary.main',
  textDecorationColor: 'color-mix(in srgb, currentColor 40%, transparent)',
  '&:hover': { textDecorationColor: 'inherit' },
} as const;
