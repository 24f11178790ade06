import Box, { type BoxProps } from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useLocation } from 'react-router-dom';
import { scrollEdges } from '../../theme/scroll-edges.ts';
import { touchTarget } from '../../theme/touch-target.ts';
import { Link } from '../link.tsx';

interface LinkMenuProps {
  heading: string;
  links: readonly { to: string; label: string; isCurrent: boolean }[];
  isRowOnPhone?: boolean;
  sx: BoxProps['sx'];
}

export function LinkMenu({ heading, links, isRowOnPhone = false, sx = {} }: LinkMenuProps) {
  const headingId = useId();
  return (
    <Box component="nav" aria-labelledby={headingId} sx={sx}>
      <Typography
        id={headingId}
        component="h2"
        variant="h3"
        sx={{ mb: isRowOnPhone ? { xs: 0, md: 1 } : 1 }}
      >
        {heading}
      </Typography>
      <Box component="ul" sx={isRowOnPhone ? [listStyle, rowStyle] : listStyle}>
        {links.map(({ to, label, isCurrent }) => (
          <li key={to}>
            <Box
              component={Link}
              to={to}
              aria-current={isCurrent ? 'page' : undefined}
              sx={linkStyle}
            >
              {label}
            </Box>
          </li>
        ))}
      </Box>
    </Box>
  );
}

const listStyle = { listStyle: 'none', m: 0, p: 0 } as const;

const rowStyle = (theme: Theme) => ({
  [theme.breakpoints.down('md')]: {
    ...scrollEdges,
    display: 'flex',
    whiteSpace: 'nowrap',
    '& a': { borderLeft: 0, borderBottom: '2px solid', borderColor: 'divider' },
  },
});

const linkStyle = {
  display: 'flex',
  alignItems: 'center',
  minHeight: touchTarget,
  px: 1.5,
  borderLeft: '2px solid',
  borderColor: 'divider',
  color: 'text.primary',
  textDecoration: 'none',
  '&:hover': { color: 'primary.main', borderColor: 'primary.main' },
  '&[aria-current]': { color: 'primary.main', borderColor: 'primary.main', fontWeight: 600 },
} as const;

interface SectionNavigationProps {
  heading: string;
  links: readonly { to: string; label: string }[];
}

export function SectionNavigation({ heading, links }: SectionNavigationProps) {
  const { pathname } = useLocation();
  return (
    <LinkMenu
      heading={heading}
      links={links.map((link) => ({ ...link, isCurrent: link.to === pathname }))}
      isRowOnPhone
      sx={{ width: { md: 248 } }}
    />
  );
}
