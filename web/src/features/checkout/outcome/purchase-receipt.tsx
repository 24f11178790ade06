import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { LiveOwnOrder } from '../../../shared/orders/live-own-order.tsx';
import { OrderHelp } from '../../../shared/orders/order-help.tsx';
import { orderName } from '../../../shared/orders/order-name.ts';
import { OrderReceipt } from '../../../shared/orders/order-receipt.tsx';

export default function PurchaseReceipt({ uid, orderId }: { uid: string; orderId: string }) {
  const { t } = useTranslation();
  return (
    <LiveOwnOrder uid={uid} orderId={orderId} loading={<Recording />} missing={<Recording />}>
      {(order) => (
        <Stack spacing={3} sx={{ width: '100%' }}>
          <Typography variant="h3" component="p" role="status">
            {t('account.order.title', { number: orderName({ id: orderId, number: order.number }) })}
          </Typography>
          <OrderReceipt order={order} heading="h2" />
          <section>
            <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
              {t('checkout.cart.success.nextTitle')}
            </Typography>
            <Typography>{t('checkout.cart.success.next')}</Typography>
            <OrderHelp orderId={orderId} number={order.number} />
          </section>
        </Stack>
      )}
    </LiveOwnOrder>
  );
}

function Recording() {
  const { t } = useTranslation();
  return (
    <Stack spacing={2} role="status" sx={{ width: '100%' }}>
      <Typography>{t('checkout.cart.success.recording')}</Typography>
      <Skeleton variant="rounded" height={200} />
    </Stack>
  );
}
