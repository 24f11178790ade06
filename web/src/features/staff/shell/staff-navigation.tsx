import type { StaffOutput } from '@dental-shop/domain/api/staff/calls';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { Link } from '../../../shared/ui/link.tsx';
import { staffQuery } from '../staff-queries.ts';
import { type Area, areas } from './areas.ts';
import { currentEntry, entriesOf, type NavigationEntry } from './navigation-entries.ts';
import { useStaff } from './staff-context.ts';

const refetchIntervalMs = 60_000;

/** Work that's waiting, shown next to the entry's name. */
const counts: Partial<Record<NavigationEntry['label'], keyof StaffOutput<'readWorkCounts'>>> = {
  accounts: 'waiting',
  attention: 'attention',
  shipping: 'toShip',
  returns: 'returns',
  complaints: 'complaints',
  messages: 'unread',
};

export function StaffNavigation({ onFollow }: { onFollow?: () => void }) {
  const { t } = useTranslation('staff');
  // Also refetched after each action that changes a count; see `staff-queries.ts`.
  const { data: workCounts } = useQuery({
    ...staffQuery('readWorkCounts', {}),
    refetchInterval: refetchIntervalMs,
    refetchOnWindowFocus: true,
  });
  const { pathname, search } = useLocation();
  const { admin } = useStaff();
  const allowed: readonly Area[] = areas.filter(({ adminOnly }) => admin || !adminOnly);
  const entries = entriesOf(allowed);
  const current = currentEntry(entries, pathname, search);
  return (
    <Box component="nav" aria-label={t('shell.navigation')} sx={navigationStyle}>
      {entries.map((entry) => {
        const { label, to } = entry;
        const key = counts[label];
        return (
          <EntryLink
            key={label}
            area={t(`shell.areas.${label}`)}
            to={to}
            isCurrent={entry === current}
            count={(key && workCounts?.[key]) ?? 0}
            overdue={label === 'complaints' ? (workCounts?.overdueComplaints ?? 0) : 0}
            onFollow={onFollow}
          />
        );
      })}
    </Box>
  );
}

interface EntryLinkProps {
  area: string;
  to: string;
  isCurrent: boolean;
  count: number;
  overdue: number;
  onFollow: (() => void) | undefined;
}

function EntryLink({ area, to, isCurrent, count, overdue, onFollow }: EntryLinkProps) {
  const { t } = useTranslation('staff');
  const name =
    overdue > 0
      ? t('shell.areaWithOverdue', { area, count, overdue })
      : t('shell.areaWithCount', { area, count });
  return (
    <Box component={Link} to={to} onClick={onFollow} aria-current={isCurrent ? 'page' : undefined}>
      {/* A label that differs from the visible text would confuse speech input. */}
      {count > 0 && <span style={visuallyHidden}>{name}</span>}
      <span aria-hidden={count > 0}>{area}</span>
      {count > 0 && (
        <Box component="span" aria-hidden sx={countStyle}>
          {count}
        </Box>
      )}
      {overdue > 0 && (
        <Typography
          component="span"
          variant="caption"
          color="error"
          aria-hidden
          sx={{ flexBasis: '100%' }}
        >
          {t('shell.overdue', { count: overdue })}
        </Typography>
      )}
    </Box>
  );
}

const countStyle = {
  ml: 'auto',
  minWidth: '1.5rem',
  px: 0.75,
  borderRadius: 4,
  textAlign: 'center',
  fontSize: '0.8125rem',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  color: 'primary.contrastText',
  bgcolor: 'primary.main',
} as const;

const navigationStyle = {
  display: 'flex',
  flexDirection: 'column',
  '& a': {
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    alignContent: 'center',
    minHeight: { xs: 44, lg: 40 },
    px: 2,
    columnGap: 0.5,
    color: 'text.primary',
    textDecoration: 'none',
    borderLeft: '3px solid transparent',
    '&:hover': { color: 'primary.main' },
    '&:focus-visible': { outlineOffset: '-2px' },
    '&[aria-current]': { color: 'primary.main', borderColor: 'primary.main', fontWeight: 600 },
  },
} as const;
