import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useCart } from '../../shared/cart/cart-store.ts';
import { paths } from '../../shared/config/paths.ts';
import { useHydrated } from '../../shared/loading/use-hydrated.ts';
import { useDocumentHead } from '../../shared/page-data/document-head.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { CartContents } from './cart/cart-contents.tsx';
import { useKnownItems } from './cart/use-known-items.ts';
import { useCheckout } from './flow/use-checkout.ts';
import { useOpenPayment } from './flow/use-open-payment.ts';
import { useReturnedPayment } from './flow/use-returned-payment.ts';
import { AlreadyPaid, PurchaseSucceeded } from './outcome/purchase-done.tsx';

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
  useOpenPayment(isIdle, user, cart, checkout.check);

  const content = () => {
    if (state.step === 'succeeded') {
      return <PurchaseSucceeded email={state.email} uid={user?.uid} orderId={state.orderId} />;
    }
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

/** What is prerendered: the server does not know the visitor's cart. */
function CartSkeleton() {
  const { t } = useTranslation();
  return (
    <Stack spacing={2} role="status" aria-label={t('cart.loading')} className="appears-late">
      <Skeleton variant="rounded" height={112} />
      <Skeleton variant="rounded" height={112} />
    </Stack>
  );
}

function EmptyCart() {
  const { t } = useTranslation();
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start', py: 2 }}>
      <Typography variant="h2">{t('cart.empty.title')}</Typography>
      <Typography color="textSecondary">{t('cart.empty.text')}</Typography>
      <Button variant="contained" component={Link} to={paths.products}>
        {t('cart.continueShopping')}
      </Button>
    </Stack>
  );
}
