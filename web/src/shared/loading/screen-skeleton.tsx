import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { paths } from '../config/paths.ts';

export function skeletonFor(pathname: string): 'part' | 'lines' | 'cards' {
  if (/^\/products\/[^/]+\/(?!info$)[^/]+$/.test(pathname)) return 'part';
  return isListed(pathname) ? 'lines' : 'cards';
}

const listScreens: readonly string[] = [
  paths.search(),
  paths.quickOrder,
  paths.cart,
  paths.account(),
  paths.sharedList(),
];
const isListed = (pathname: string) =>
  listScreens.some((path) => pathname === path || pathname.startsWith(`${path}/`));

const shapes = {
  part: {
    columns: { xs: '1fr', sm: '1fr 1fr' },
    heights: [{ xs: 240, sm: 420 }, 320],
  },
  lines: { columns: '1fr', heights: [72, 72, 72] },
  cards: {
    columns: { xs: 'repeat(2, 1fr)', lg: 'repeat(4, 1fr)' },
    heights: [180, 180, 180, 180, 180, 180, 180, 180],
  },
} as const;

export function ScreenSkeleton() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const { columns, heights } = shapes[skeletonFor(pathname)];
  return (
    <Container
      className="appears-late"
      role="status"
      aria-label={t('common.loading')}
      sx={{ py: 3, minHeight: '80vh' }}
    >
      <Skeleton variant="text" sx={{ fontSize: '2.25rem', maxWidth: 320 }} />
      <Box sx={{ display: 'grid', gap: 2, mt: 2, gridTemplateColumns: columns }}>
        {heights.map((height, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the items are identical and never reordered.
          <Skeleton key={index} variant="rounded" sx={{ height }} />
        ))}
      </Box>
    </Container>
  );
}
