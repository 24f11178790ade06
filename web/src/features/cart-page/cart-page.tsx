import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useHydrated } from '../../components/use-hydrated.ts';
import { useDocumentHead } from '../../data/document-head.ts';
import { useCart } from '../cart/cart-store.ts';
import { useCheckout } from '../checkout/use-checkout.ts';
import { useSession } from '../session/use-session.ts';
import { AlreadyPaid } from './already-paid.tsx';
import { CartContents } from './cart-contents.tsx';
import { CartSkeleton } from './cart-skeleton.tsx';
import { EmptyCart } from './empty-cart.tsx';
import { PurchaseSucceeded } from './purchase-succeeded.tsx';
import { useKnownItems } from './use-known-items.ts';
import { useOpenPayment } from './use-open-payment.ts';
import { useReturnedPayment } from './use-returned-payment.ts';

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
