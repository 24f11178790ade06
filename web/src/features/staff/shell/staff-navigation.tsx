import type { StaffOutput } from '@dental-shop/domain/api/staff/calls';
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { paths } from '../../../shared/config/paths.ts';
import { scrollEdges } from '../../../shared/theme/scroll-edges.ts';
import { Link } from '../../../shared/ui/link.tsx';
import { staffQuery } from '../staff-queries.ts';
import { type Area, areas } from './areas.ts';
import { useStaff } from './staff-context.ts';

function isWithin(to: string, pathname: string): boolean {
  return pathname === to || (to !== paths.staff && pathname.startsWith(`${to}/`));
}

/** Work that's waiting, shown next to the area's name. */
const counts: Partial<Record<Area['label'], keyof StaffOutput<'readWorkCounts'>>> = {
  shipping: 'toShip',
  returns: 'returns',
  complaints: 'complaints',
};

const refetchIntervalMs = 60_000;

function useWorkCounts(): StaffOutput<'readWorkCounts'> | undefined {
  // Also refetched after each action that changes a count; see `staff-queries.ts`.
  const { data } = useQuery({
    ...staffQuery('readWorkCounts', {}),
    refetchInterval: refetchIntervalMs,
    refetchOnWindowFocus: true,
  });
  return data;
}

export function StaffNavigation() {
  const { t } = useTranslation('staff');
  const workCounts = useWorkCounts();
  const nameOf = (label: Area['label']) => {
    const area = t(`shell.areas.${label}`);
    const key = counts[label];
    const count = key && workCounts?.[key];
    if (!count) return area;
    const overdue = label === 'complaints' ? workCounts.overdueComplaints : 0;
    return overdue > 0
      ? t('shell.areaWithOverdue', { area, count, overdue })
      : t('shell.areaWithCount', { area, count });
  };
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
            {nameOf(label)}
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
