import CheckCircleOutline from '@mui/icons-material/CheckCircleOutlined';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../shared/config/paths.ts';
import { ContentReady } from '../../../shared/i18n/content-ready.tsx';
import { loadChunk } from '../../../shared/loading/load-chunk.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { FallbackBoundary } from '../../../shared/ui/fallback-boundary.tsx';
import { Link } from '../../../shared/ui/link.tsx';
import { FocusedHeading } from './focused-heading.tsx';

/** A chunk of its own: it brings ReactFire. */
const PurchaseReceipt = lazy(() => loadChunk('receipt', () => import('./purchase-receipt.tsx')));

interface PurchaseSucceededProps {
  email: string;
  /** Whose order it is; undefined where they have signed out since. */
  uid: string | undefined;
  /** Null where it is not known in this browser. */
  orderId: string | null;
}

export function PurchaseSucceeded({ email, uid, orderId }: PurchaseSucceededProps) {
  const { t } = useTranslation();
  return (
    <PurchaseDone
      title={t('checkout.cart.success.title')}
      text={t('checkout.cart.success.text', { email })}
      uid={uid}
      orderId={orderId}
    />
  );
}

/** For a checkout that was paid before: in another tab, or in a try whose answer was lost. */
export function AlreadyPaid({ uid, orderId }: Omit<PurchaseSucceededProps, 'email'>) {
  const { t } = useTranslation();
  return (
    <PurchaseDone
      title={t('checkout.cart.alreadyPaid.title')}
      text={t('checkout.cart.alreadyPaid.text')}
      uid={uid}
      orderId={orderId}
    />
  );
}

interface PurchaseDoneProps {
  title: string;
  text: string;
  uid: string | undefined;
  orderId: string | null;
}

/** Replaces the cart once it is paid; the receipt is for the customer alone. */
function PurchaseDone({ title, text, uid, orderId }: PurchaseDoneProps) {
  const { t } = useTranslation();
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start', py: 2, maxWidth: '70ch' }}>
      <CheckCircleOutline color="success" sx={{ fontSize: 56 }} />
      <FocusedHeading>{title}</FocusedHeading>
      <Typography>{text}</Typography>
      {uid !== undefined && orderId !== null && (
        // It must not take along that the payment was successful.
        <FallbackBoundary
          key={orderId}
          fallback={<Typography>{t('checkout.cart.success.noReceipt')}</Typography>}
        >
          <Suspense fallback={<Skeleton variant="rounded" height={200} width="100%" />}>
            <ContentReady sections={['account']}>
              <PurchaseReceipt uid={uid} orderId={orderId} />
            </ContentReady>
          </Suspense>
        </FallbackBoundary>
      )}
      <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap' }}>
        <Button variant="contained" component={Link} to={paths.products}>
          {t('checkout.cart.continueShopping')}
        </Button>
        {orderId !== null && (
          <Button variant="outlined" component={Link} to={paths.order(orderId)}>
            {t('checkout.cart.success.order')}
          </Button>
        )}
        <Button variant="outlined" component={Link} to={paths.account()}>
          {t('checkout.cart.success.orders')}
        </Button>
      </Stack>
    </Stack>
  );
}
