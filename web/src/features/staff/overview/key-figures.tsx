import type { StaffOutput } from '@dental-shop/domain/api/staff/calls';
import { maxUndeliveredMails, type OverviewSpan } from '@dental-shop/domain/api/staff/office-calls';
import { formatPrice } from '@dental-shop/domain/money/price';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from '../../../shared/ui/link.tsx';
import { writeFilters } from '../orders/list/order-list-address.ts';
import { staffPaths } from '../staff-paths.ts';
import { useOfficeTimeZoneName } from '../time/office-time-zone.ts';

export const undeliveredMailsId = 'undelivered-mails';

interface KeyFiguresProps {
  overview: StaffOutput<'readOverview'>;
  /** Undefined while loading. */
  work: StaffOutput<'readWorkCounts'> | undefined;
  days: OverviewSpan;
}

/** A placeholder while the counts load, so that the layout doesn't shift. */
const unknown = '–';

export function KeyFigures({ overview, work, days }: KeyFiguresProps) {
  const { t } = useTranslation('staff');
  const timeZone = useOfficeTimeZoneName();
  const { today, undeliveredMails } = overview;
  const day = overview.byDay.at(-1)?.day;
  const ordersOfToday = staffPaths.orders(writeFilters({ from: day, to: day }));
  const figures: { label: string; value: string | number; to?: string }[] = [
    { label: t('overview.figures.waiting'), value: overview.waiting, to: staffPaths.accounts() },
    { label: t('shell.areas.shipping'), value: work?.toShip ?? unknown, to: staffPaths.shipping },
    { label: t('shell.areas.returns'), value: work?.returns ?? unknown, to: staffPaths.returns },
    {
      label: t('shell.areas.complaints'),
      value: work?.complaints ?? unknown,
      to: staffPaths.complaints,
    },
    {
      label: t('overview.figures.attention'),
      value: overview.attention,
      to: staffPaths.orders(writeFilters({ status: 'attention' })),
    },
    {
      label: t('overview.figures.openDisputes'),
      value: overview.openDisputes,
      to: staffPaths.orders(writeFilters({ status: 'disputed' })),
    },
    { label: t('overview.figures.unread'), value: overview.unread, to: staffPaths.messages },
    { label: t('overview.figures.orders'), value: today.orders, to: ordersOfToday },
    { label: t('overview.figures.revenue'), value: formatPrice(today.revenue), to: ordersOfToday },
    { label: t('overview.figures.failedPayments', { days }), value: overview.failedPayments },
    { label: t('overview.figures.pausedAccounts'), value: overview.pausedAccounts },
    {
      label: t('overview.figures.mails'),
      value:
        undeliveredMails.length < maxUndeliveredMails
          ? undeliveredMails.length
          : `${maxUndeliveredMails}+`,
      to: `?days=${days}#${undeliveredMailsId}`,
    },
  ];
  return (
    <section aria-label={t('overview.figures.label')}>
      <Box component="dl" sx={gridStyle}>
        {figures.map(({ label, value, to }) => (
          <Box key={label} sx={figureStyle}>
            <dt>{to ? <Link to={to}>{label}</Link> : label}</dt>
            <dd>{value}</dd>
          </Box>
        ))}
      </Box>
      <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
        {t('overview.dayNote', { timeZone })}
      </Typography>
    </section>
  );
}

const gridStyle = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(9.5rem, 100%), 1fr))',
  gap: 1.5,
  m: 0,
} as const;

const figureStyle = {
  position: 'relative',
  containerType: 'inline-size',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  minHeight: 88,
  p: 1.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  '& dt': { color: 'text.secondary', fontSize: '0.875rem', lineHeight: 1.35 },
  '& dd': {
    m: 0,
    mt: 0.5,
    // Otherwise, $100,000.00 would wrap in the narrowest field.
    fontSize: 'min(1.5rem, 15cqi)',
    fontWeight: 650,
    fontVariantNumeric: 'tabular-nums',
  },
  '& a': { color: 'primary.main' },
  '& a::after': { content: '""', position: 'absolute', inset: 0 },
  '&:has(a):hover': { borderColor: 'primary.main' },
} as const;
