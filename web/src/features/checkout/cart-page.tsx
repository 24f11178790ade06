import type { Cart } from '@dental-shop/domain/cart/cart';
import Container from '@mui/material/Container';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useApproval } from '../../shared/approval/use-approval.tsx';
import { useCart } from '../../shared/cart/cart-store.ts';
import { UndoNotice } from '../../shared/cart/undo-notice.tsx';
import { useHydrated } from '../../shared/loading/use-hydrated.ts';
import { useDocumentHead } from '../../shared/page-data/document-head.ts';
import type { Session } from '../../shared/session/session.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { useStaffClaim } from '../../shared/session/use-stored-claims.ts';
import { CartHeading } from './cart/cart-heading.tsx';
import { CartView } from './cart/cart-view.tsx';
import { checkoutObstacle } from './cart/checkout-notice.tsx';
import { NothingInCart } from './cart/nothing-in-cart.tsx';
import { typedDetails } from './flow/typed-details.ts';
import { useCheckout } from './flow/use-checkout.ts';
import { useCheckoutEntry } from './flow/use-checkout-entry.ts';
import { useReturnedPayment } from './flow/use-returned-payment.ts';
import { AlreadyPaid, PurchaseSucceeded } from './outcome/purchase-done.tsx';
import { CheckoutView } from './payment/checkout-view.tsx';

/** The cart, its checkout and the receipt: one address for all three. */
export default function CartPage() {
  const hydrated = useHydrated();
  const cart = useCart();
  const session = useSession();
  const user = session.status === 'signed-in' ? session.user : undefined;
  const checkout = useCheckout(user?.uid);
  const isReturning = useReturnedPayment(session, checkout.check);
  const { state } = checkout;
  const isIdle = hydrated && !isReturning && state.step === 'cart';
  const { entry, open, close } = useCheckoutEntry({ session, cart, checkout, isIdle });
  const isPaid = state.step === 'succeeded' || state.step === 'already-paid';
  useEffect(() => {
    if (isPaid) typedDetails.forget();
  }, [isPaid]);

  const content = () => {
    if (state.step === 'succeeded') {
      return <PurchaseSucceeded email={state.email} uid={user?.uid} orderId={state.orderId} />;
    }
    if (state.step === 'already-paid') {
      return <AlreadyPaid uid={user?.uid} orderId={state.orderId} />;
    }
    if (isIdle && entry.shows === 'receipt' && user) {
      return <PurchaseSucceeded email={user.email} uid={user.uid} orderId={entry.orderId} />;
    }
    const isUnknown = entry.shows !== 'cart' && session.status === 'loading';
    if (!hydrated) return <PrerenderedCart />;
    if (state.step === 'cart' && (isReturning || isUnknown)) return <CartSkeleton />;
    if (cart.length === 0 && state.step === 'cart') return <EmptyCart />;
    return <CartOrCheckout {...{ cart, session, checkout }} onProceed={open} onReturn={close} />;
  };
  return (
    <Container maxWidth="lg" sx={{ py: 3, minHeight: '70vh' }}>
      <CartHead step={isIdle && entry.shows === 'receipt' && user ? 'succeeded' : state.step} />
      <UndoNotice />
      {content()}
    </Container>
  );
}

/** Names what is shown, also in the browser's history. */
function CartHead({ step }: { step: ReturnType<typeof useCheckout>['state']['step'] }) {
  const { t } = useTranslation();
  const title = () => {
    if (step === 'cart') return t('checkout.cart.title');
    if (step === 'succeeded') return t('checkout.cart.success.title');
    return t(
      step === 'already-paid' ? 'checkout.cart.alreadyPaid.title' : 'checkout.cart.payment.title',
    );
  };
  useDocumentHead({ title: title(), description: t('checkout.cart.description') });
  return null;
}

interface CartOrCheckoutProps {
  cart: Cart;
  session: Session;
  checkout: ReturnType<typeof useCheckout>;
  onProceed: () => void;
  onReturn: () => void;
}

function CartOrCheckout({ cart, session, checkout, onProceed, onReturn }: CartOrCheckoutProps) {
  const user = session.status === 'signed-in' ? session.user : undefined;
  const { listener, recheck, ...approval } = useApproval(user?.uid);
  const isStaff = useStaffClaim();
  const { state, start, pay } = checkout;
  return (
    <>
      {'uid' in state && user ? (
        <CheckoutView
          {...{ user, cart, state }}
          onRetry={() => start(user, cart)}
          onPay={pay}
          onReturn={onReturn}
        />
      ) : (
        <CartView
          cart={cart}
          obstacle={checkoutObstacle(session, approval, isStaff)}
          onRecheck={recheck}
          onProceed={onProceed}
        />
      )}
      {listener}
    </>
  );
}

/** The build does not know the visitor's cart. The inline loader does, and hides one of the two. */
function PrerenderedCart() {
  return (
    <>
      <CartHeading />
      <div data-cart="filled">
        <LinesSkeleton />
      </div>
      <div data-cart="empty">
        <NothingInCart />
      </div>
    </>
  );
}

function CartSkeleton() {
  return (
    <>
      <CartHeading />
      <LinesSkeleton />
    </>
  );
}

function LinesSkeleton() {
  const { t } = useTranslation();
  return (
    <Stack
      spacing={1}
      role="status"
      aria-label={t('checkout.cart.loading')}
      className="appears-late"
    >
      <Skeleton variant="rounded" height={64} />
      <Skeleton variant="rounded" height={64} />
      <Skeleton variant="rounded" height={64} />
    </Stack>
  );
}

function EmptyCart() {
  return (
    <>
      <CartHeading />
      <NothingInCart />
    </>
  );
}
