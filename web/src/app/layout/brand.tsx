import Box from '@mui/material/Box';
import { paths } from '../../shared/config/paths.ts';
import { site } from '../../shared/config/site.ts';
import { touchTarget } from '../../shared/theme/touch-target.ts';
import { Link } from '../../shared/ui/link.tsx';

export function Brand() {
  return (
    <Box component={Link} to={paths.home} sx={brandStyle}>
      <svg viewBox="0 0 24 24" width="28" height="28" aria-hidden="true" style={{ flexShrink: 0 }}>
        <path
          d="M7 3h10v3l-1.5 2v9.5C15.5 20 14 22 12 22s-3.5-2-3.5-4.5V8L7 6zM8.5 11l7 1.5M8.5 14l7 1.5M8.5 17l7 1.5"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
          strokeLinejoin="round"
        />
      </svg>
      <span translate="no">{site.name}</span>
    </Box>
  );
}

const brandStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 0.75,
  minHeight: touchTarget,
  color: 'primary.main',
  textDecoration: 'none',
  fontWeight: 700,
  fontSize: { xs: '0.9375rem', sm: '1.0625rem' },
  minWidth: 0,
  lineHeight: 1.15,
} as const;
