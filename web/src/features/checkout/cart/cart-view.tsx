import { type Cart, subtotal } from '@dental-shop/domain/cart/cart';
import {
  renameDiscontinued,
  withCurrentPrices,
} from '@dental-shop/domain/cart/catalogue-changes-in-cart';
import Box from '@mui/material/Box';
import { useEffect, useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { cartStore } from '../../../shared/cart/cart-store.ts';
import { useProducts } from '../../../shared/catalogue/load-products.ts';
import { paths } from '../../../shared/config/paths.ts';
import { AddToListButton } from '../../../shared/lists/add-to-list-button.tsx';
import { useIsOffline } from '../../../shared/offline/use-is-offline.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Link } from '../../../shared/ui/link.tsx';
import { LiveRegion } from '../../../shared/ui/live-region.tsx';
import { selectedItems } from '../flow/persisted-checkout.ts';
import { CartHeading } from './cart-heading.tsx';
import { CartLines, type CurrentCart } from './cart-lines.tsx';
import { CheckoutNotice, type CheckoutObstacle } from './checkout-notice.tsx';
import { OrderSummary } from './order-summary.tsx';
import { ProceedButton } from './proceed-button.tsx';

interface CartViewProps {
  cart: Cart;
  obstacle: CheckoutObstacle | null;
  onRecheck: () => void;
  onProceed: () => void;
}

export function CartView({ cart, obstacle: known, onRecheck, onProceed }: CartViewProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const noticeId = useId();
  const obstacle = useIsOffline() ? 'offline' : known;
  const [announcement, announce] = useState('');
  const current = useCurrentCart(cart);
  return (
    <>
      <CartHeading>
        <AddToListButton label={t('shop.saveAsList')} lines={selectedItems(cart)} />
      </CartHeading>
      <Box sx={columnsStyle}>
        <CartLines current={current} announce={announce} />
        <OrderSummary
          amount={subtotal(current.cart)}
          notice={
            obstacle !== null &&
            obstacle !== 'checking' && (
              <CheckoutNotice id={noticeId} obstacle={obstacle} onRetry={onRecheck} />
            )
          }
        >
          <ProceedButton
            obstacle={obstacle}
            noticeId={noticeId}
            onProceed={onProceed}
            onLogin={() => navigate(paths.login(paths.cart))}
          />
          {obstacle === 'loggedOut' && (
            <Button
              component={Link}
              to={paths.login(paths.cart)}
              variant="contained"
              size="large"
              sx={{ display: { md: 'none' } }}
            >
              {t('checkout.cart.status.login')}
            </Button>
          )}
        </OrderSummary>
      </Box>
      <LiveRegion message={announcement} />
    </>
  );
}

const noNotes: CurrentCart['notes'] = new Map();

function useCurrentCart(cart: Cart): CurrentCart {
  const { t } = useTranslation();
  const products = useProducts();

  useEffect(() => {
    if (!products) return;
    const skus = products.map(({ sku }) => sku);
    const known = renameDiscontinued(cart, skus, (sku) => t('cart.line.unknown', { sku }));
    if (known !== cart) cartStore.replace(known);
  }, [cart, products, t]);

  return useMemo(() => {
    if (!products) return { cart, notes: noNotes };
    // Hidden items keep their names in the stored cart, because staff may show them again.
    return withCurrentPrices(
      cart,
      products.filter(({ hidden }) => !hidden),
    );
  }, [cart, products]);
}

const columnsStyle = {
  display: { md: 'grid' },
  gap: 4,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr) 340px',
} as const;
