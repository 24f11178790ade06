import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { touchTarget } from '../theme/touch-target.ts';

interface SectionNavigationProps {
  heading: string;
  links: readonly { to: string; label: string }[];
}

/** The pages of a section, with the one being read marked. */
export function SectionNavigation({ heading, links }: SectionNavigationProps) {
  const headingId = useId();
  const { pathname } = useLocation();
  return (
    <Box component="nav" aria-labelledby={headingId} sx={{ mt: { xs: 5, md: 0 } }}>
      <Typography id={headingId} component="h2" variant="h3" sx={{ mb: 1 }}>
        {heading}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, width: { md: 248 } }}>
        {links.map(({ to, label }) => (
          <li key={to}>
            <Box
              component={Link}
              to={to}
              aria-current={to === pathname ? 'page' : undefined}
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
