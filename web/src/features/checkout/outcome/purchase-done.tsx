import CheckCircleOutline from '@mui/icons-material/CheckCircleOutlined';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../shared/config/paths.ts';
import { ContentReady } from '../../../shared/i18n/content-ready.tsx';
import { lazyChunk } from '../../../shared/loading/load-chunk.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { FallbackBoundary } from '../../../shared/ui/fallbacks/fallback-boundary.tsx';
import { Link } from '../../../shared/ui/link.tsx';
import { FocusedHeading } from './focused-heading.tsx';

const PurchaseReceipt = lazyChunk('receipt', () => import('./purchase-receipt.tsx'));

interface PurchaseDoneProps {
  /** Null if the order had already been paid, for example in another tab. */
  email: string | null;
  uid: string | undefined;
  orderId: string | null;
}

export function PurchaseDone({ email, uid, orderId }: PurchaseDoneProps) {
  const { t } = useTranslation();
  const [title, text] =
    email === null
      ? [t('checkout.cart.alreadyPaid.title'), t('checkout.cart.alreadyPaid.text')]
      : [t('checkout.cart.success.title'), t('checkout.cart.success.text', { email })];
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start', py: 2, maxWidth: '70ch' }}>
      <CheckCircleOutline color="success" sx={{ fontSize: 56 }} />
      <FocusedHeading>{title}</FocusedHeading>
      <Typography>{text}</Typography>
      {uid !== undefined && orderId !== null && (
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
