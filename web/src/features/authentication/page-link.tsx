import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link as RouterLink } from '../../shared/ui/link.tsx';

interface PageLinkProps {
  /** Stands before the link, as in `Already have an account?`. */
  question?: string;
  to: string;
  children: ReactNode;
}

export function PageLink({ question, to, children }: PageLinkProps) {
  return (
    <Typography>
      {question && <span>{`${question} `}</span>}
      <Link component={RouterLink} to={to} sx={{ display: 'inline-block', py: 1.25 }}>
        {children}
      </Link>
    </Typography>
  );
}
