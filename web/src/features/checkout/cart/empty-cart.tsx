import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { memo, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useReorderLast } from '../../../shared/cart/use-reorder.ts';
import { CategoryMenu } from '../../../shared/catalogue/category-menu.tsx';
import { paths } from '../../../shared/config/paths.ts';
import { useSignedInSession } from '../../../shared/session/use-session.ts';
import { useStaffClaim } from '../../../shared/session/use-stored-claims.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { FallbackBoundary } from '../../../shared/ui/fallbacks/fallback-boundary.tsx';
import { Link } from '../../../shared/ui/link.tsx';

/** Memoized, so the cart page's synchronous render after hydration skips it. */
export const EmptyCart = memo(function EmptyCart() {
  const { t } = useTranslation();
  const isSignedIn = useSignedInSession() !== undefined;
  const isStaff = useStaffClaim();
  return (
    <Stack spacing={2} sx={{ py: 2 }}>
      <Typography variant="h2">{t('checkout.cart.empty.title')}</Typography>
      <Typography color="textSecondary">{t('checkout.cart.empty.text')}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="contained" component={Link} to={paths.products}>
          {t('checkout.cart.continueShopping')}
        </Button>
        {isSignedIn && !isStaff && <CustomerButtons />}
      </Box>
      {/* Hidden until the session has loaded, because buttons may appear above and push this down. */}
      <div data-signed-out>
        <FallbackBoundary fallback={null}>
          <Suspense>
            <CategoryMenu sx={categoriesStyle} />
          </Suspense>
        </FallbackBoundary>
      </div>
    </Stack>
  );
});

function CustomerButtons() {
  const { t } = useTranslation();
  const { reorderLast, isBusy } = useReorderLast();
  return (
    <>
      <Button variant="outlined" disabled={isBusy} onClick={reorderLast}>
        <span>{isBusy ? t('common.loading') : t('common.reorderLast')}</span>
      </Button>
      <Button variant="outlined" component={Link} to={paths.account('lists')}>
        {t('checkout.cart.empty.lists')}
      </Button>
    </>
  );
}

const categoriesStyle = {
  mt: 2,
  '& ul': {
    display: 'grid',
    gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
    rowGap: 0.5,
  },
  '& a': { height: '100%' },
} as const;
