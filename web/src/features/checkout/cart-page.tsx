import type { Cart } from '@dental-shop/domain/cart/cart';
import Container from '@mui/material/Container';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
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
import { EmptyCart } from './cart/empty-cart.tsx';
import { type CheckoutState, isInProgress } from './flow/checkout-machine.ts';
import { useCheckout } from './flow/use-checkout.ts';
import { PurchaseDone } from './outcome/purchase-done.tsx';
import { CheckoutView } from './payment/checkout-view.tsx';

export default function CartPage() {
  const hydrated = useHydrated();
  const cart = useCart();
  const session = useSession();
  const user = session.status === 'signed-in' ? session.user : undefined;
  const checkout = useCheckout(session);
  const { state, isRestoring } = checkout;

  const content = () => {
    if (hydrated && isRestoring) {
      return (
        <>
          <CartHeading />
          <LinesSkeleton />
        </>
      );
    }
    switch (state.step) {
      case 'succeeded':
      case 'receipt':
      case 'already-paid': {
        const email = state.step === 'already-paid' ? null : state.email;
        return <PurchaseDone email={email} uid={user?.uid} orderId={state.orderId} />;
      }
      default:
        if (cart.length > 0 || isInProgress(state)) {
          return <CartOrCheckout {...{ cart, session, checkout }} />;
        }
        // The build doesn't know the visitor's cart, so it renders both states and the inline loader hides one. The empty
        // cart keeps its place, because this render is synchronous and remounting it would be slow on phones.
        return (
          <>
            <CartHeading />
            {!hydrated && (
              <div data-cart="filled">
                <LinesSkeleton />
              </div>
            )}
            <div data-cart={hydrated ? undefined : 'empty'}>
              <EmptyCart />
            </div>
          </>
        );
    }
  };
  return (
    <Container maxWidth="lg" sx={{ py: 3, minHeight: '70vh' }}>
      <CartHead step={state.step} />
      <UndoNotice />
      {content()}
    </Container>
  );
}

function CartHead({ step }: { step: CheckoutState['step'] }) {
  const { t } = useTranslation();
  const title = () => {
    switch (step) {
      case 'restoring':
      case 'cart':
        return t('checkout.cart.title');
      case 'succeeded':
      case 'receipt':
        return t('checkout.cart.success.title');
      case 'already-paid':
        return t('checkout.cart.alreadyPaid.title');
      default:
        return t('checkout.cart.payment.title');
    }
  };
  useDocumentHead({ title: title(), description: t('checkout.cart.description') });
  return null;
}

interface CartOrCheckoutProps {
  cart: Cart;
  session: Session;
  checkout: ReturnType<typeof useCheckout>;
}

function CartOrCheckout({ cart, session, checkout }: CartOrCheckoutProps) {
  const user = session.status === 'signed-in' ? session.user : undefined;
  const { listener, recheck, ...approval } = useApproval(user?.uid);
  const isStaff = useStaffClaim();
  const { state, open, retry, pay, close } = checkout;
  return (
    <>
      {isInProgress(state) && user ? (
        <CheckoutView {...{ user, cart, state }} onRetry={retry} onPay={pay} onReturn={close} />
      ) : (
        <CartView
          cart={cart}
          obstacle={checkoutObstacle(session, approval, isStaff)}
          onRecheck={recheck}
          onProceed={open}
        />
      )}
      {listener}
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
