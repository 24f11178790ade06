import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { paths } from '../../../shared/config/paths.ts';
import { scrollEdges } from '../../../shared/theme/scroll-edges.ts';
import { Link } from '../../../shared/ui/link.tsx';
import { areas } from './areas.ts';
import { useStaff } from './staff-context.ts';

function isWithin(to: string, pathname: string): boolean {
  return pathname === to || (to !== paths.staff && pathname.startsWith(`${to}/`));
}

export function StaffNavigation() {
  const { t } = useTranslation('staff');
  const { pathname } = useLocation();
  const { admin } = useStaff();
  return (
    <Box component="nav" aria-label={t('shell.navigation')} sx={navigationStyle}>
      {areas
        .filter(({ adminOnly }) => admin || !adminOnly)
        .map(({ label, to }) => (
          <Box
            key={to}
            component={Link}
            to={to}
            aria-current={isWithin(to, pathname) ? 'page' : undefined}
          >
            {t(`shell.areas.${label}`)}
          </Box>
        ))}
    </Box>
  );
}

const navigationStyle = {
  display: 'flex',
  gap: 0.5,
  ...scrollEdges,
  borderBottom: 1,
  borderColor: 'divider',
  mb: 3,
  '@media print': { display: 'none' },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    minHeight: 44,
    px: 1.5,
    color: 'text.primary',
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    borderBottom: '2px solid transparent',
    '&:hover': { color: 'primary.main' },
    '&[aria-current]': { color: 'primary.main', borderColor: 'primary.main', fontWeight: 600 },
  },
} as const;
