import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';

interface MenuPanelLinkProps {
  to: string;
  /** Whether it leads to where one is; by its address alone where it is not said. */
  isCurrent?: boolean;
  onClick: () => void;
  children: ReactNode;
}

export function MenuPanelLink({ to, isCurrent, onClick, children }: MenuPanelLinkProps) {
  const { pathname } = useLocation();
  const isHere = isCurrent ?? (pathname === to || pathname.startsWith(`${to}/`));
  return (
    <Box
      component={Link}
      to={to}
      onClick={onClick}
      aria-current={isHere ? 'page' : undefined}
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
