import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { isCurrent } from './navigation-links.ts';

interface MenuPanelLinkProps {
  to: string;
  onClick: () => void;
  children: ReactNode;
}

export function MenuPanelLink({ to, onClick, children }: MenuPanelLinkProps) {
  const { pathname } = useLocation();
  return (
    <Box
      component={Link}
      to={to}
      onClick={onClick}
      aria-current={isCurrent(to, pathname) ? 'page' : undefined}
      sx={linkStyle}
    >
      {children}
    </Box>
  );
}

/** Teal, and magenta for where one is. */
const linkStyle = {
  display: 'block',
  px: 3,
  py: 1.5,
  color: 'primary.main',
  fontWeight: 500,
  textDecoration: 'none',
  borderLeft: '3px solid transparent',
  '&[aria-current]': { color: 'secondary.main', borderColor: 'currentColor', fontWeight: 650 },
} as const;
