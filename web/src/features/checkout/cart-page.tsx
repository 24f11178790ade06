import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useCart } from '../../shared/cart/cart-store.ts';
import { useHydrated } from '../../shared/loading/use-hydrated.ts';
import { useDocumentHead } from '../../shared/page-data/document-head.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { CartContents } from './cart/cart-contents.tsx';
import { CartSkeleton } from './cart/cart-skeleton.tsx';
import { EmptyCart } from './cart/empty-cart.tsx';
import { useKnownItems } from './cart/use-known-items.ts';
import { useCheckout } from './flow/use-checkout.ts';
import { useOpenPayment } from './flow/use-open-payment.ts';
import { useReturnedPayment } from './flow/use-returned-payment.ts';
import { AlreadyPaid } from './outcome/already-paid.tsx';
import { PurchaseSucceeded } from './outcome/purchase-succeeded.tsx';

export default function CartPage() {
  const { t } = useTranslation();
  useDocumentHead({ title: t('cart.title'), description: t('cart.description') });
  const hydrated = useHydrated();
  const cart = useCart();
  const session = useSession();
  const user = session.status === 'signed-in' ? session.user : undefined;
  const checkout = useCheckout(user?.uid);
  const isReturning = useReturnedPayment(session, cart, checkout);
  const { state } = checkout;
  const isIdle = hydrated && !isReturning && state.step === 'cart';
  useKnownItems(cart, isIdle);
  useOpenPayment(isIdle, user, cart, checkout.start);

  const content = () => {
    if (state.step === 'succeeded') return <PurchaseSucceeded email={state.email} />;
    if (state.step === 'already-paid') return <AlreadyPaid />;
    if (!hydrated || (isReturning && state.step === 'cart')) return <CartSkeleton />;
    if (cart.length === 0 && state.step === 'cart') return <EmptyCart />;
    return <CartContents cart={cart} session={session} checkout={checkout} />;
  };
  return (
    <Container maxWidth="lg" sx={{ py: 3, minHeight: '70vh' }}>
      <Typography variant="h1" sx={{ mb: 2 }}>
        {t('cart.title')}
      </Typography>
      {content()}
    </Container>
  );
}
