import type { Cart } from '@dental-shop/domain/cart/cart';
import { subtotal } from '@dental-shop/domain/cart/cart';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useApproval } from '../../../shared/approval/use-approval.tsx';
import { paths } from '../../../shared/config/paths.ts';
import type { Session } from '../../../shared/session/session.ts';
import { LiveRegion } from '../../../shared/ui/live-region.tsx';
import type { useCheckout } from '../flow/use-checkout.ts';
import { PaymentPanel } from '../payment/payment-panel.tsx';
import { CartLines } from './cart-lines.tsx';
import { CheckoutNotice, checkoutObstacle } from './checkout-notice.tsx';
import { OrderSummary } from './order-summary.tsx';
import { ProceedButton } from './proceed-button.tsx';

interface CartContentsProps {
  cart: Cart;
  session: Session;
  checkout: ReturnType<typeof useCheckout>;
}

/** The cart's lines, or the payment that replaces them, beside the summary. */
export function CartContents({ cart, session, checkout }: CartContentsProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const noticeId = useId();
  const [announcement, announce] = useState('');
  const user = session.status === 'signed-in' ? session.user : undefined;
  const { approval, recheck, listener } = useApproval(user?.uid);
  const obstacle = checkoutObstacle(session, approval);
  const { state } = checkout;
  const start = () => user && checkout.start(user, cart);
  const prepared = 'checkout' in state ? state.checkout : undefined;
  const amount = prepared?.amount ?? subtotal(cart);

  return (
    <Box sx={columnsStyle}>
      {'uid' in state && user ? (
        <PaymentPanel user={user} state={state} onRetry={start} onPay={checkout.pay} />
      ) : (
        <CartLines cart={cart} announce={announce} />
      )}
      <OrderSummary subtotal={amount} total={amount}>
        {'uid' in state ? (
          <Button
            variant="outlined"
            size="large"
            fullWidth
            disabled={state.step === 'paying'}
            onClick={checkout.returnToCart}
          >
            {t('cart.summary.returnToCart')}
          </Button>
        ) : (
          <>
            {obstacle !== null && obstacle !== 'checking' && (
              <CheckoutNotice id={noticeId} obstacle={obstacle} onRetry={recheck} />
            )}
            <ProceedButton
              obstacle={obstacle}
              noticeId={noticeId}
              onProceed={start}
              onLogin={() => navigate(paths.login(paths.cart))}
            />
          </>
        )}
      </OrderSummary>
      <LiveRegion message={announcement} />
      {listener}
    </Box>
  );
}

const columnsStyle = {
  display: 'grid',
  gap: { xs: 3, md: 4 },
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 340px' },
} as const;
