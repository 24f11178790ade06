import { canShip, refundedByAmount } from '@dental-shop/domain/fulfillment/open-quantities';
import { shippableLines } from '@dental-shop/domain/fulfillment/shipment-problems';
import { formatPrice } from '@dental-shop/domain/money/price';
import type { OrderRecord } from '@dental-shop/domain/order/order';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import type { Timestamp } from 'firebase/firestore';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { shortId } from '../../../../shared/formatting/short-id.ts';
import { orderName } from '../../../../shared/orders/order-name.ts';
import { useDocumentHead } from '../../../../shared/page-data/document-head.ts';
import { AttentionList } from '../../orders/attention-list.tsx';
import { LiveOrder } from '../../orders/live-order.tsx';
import { useStaff } from '../../shell/staff-context.ts';
import { staffPaths } from '../../staff-paths.ts';
import { PackingArea } from './packing-area.tsx';
import { PackingHeader } from './packing-header.tsx';

export default function PackOrderPage() {
  const { t } = useTranslation('staff');
  const { orderId = '' } = useParams();
  useDocumentHead({
    title: t('shipping.packing.packOrder', { id: shortId(orderId) }),
    description: t('shipping.description'),
  });
  return (
    <LiveOrder orderId={orderId}>
      {(order) => <PackOrder orderId={orderId} order={order} />}
    </LiveOrder>
  );
}

function PackOrder({ orderId, order }: { orderId: string; order: OrderRecord<Timestamp> }) {
  const { t } = useTranslation('staff');
  const isOwn = order.uid === useStaff().uid;
  const name = orderName({ id: orderId, number: order.number });
  const refunded = refundedByAmount(order);
  return (
    <Stack spacing={3}>
      <PackingHeader
        title={t('shipping.packing.packOrder', { id: name })}
        customerName={order.customerName}
        address={order.shippingAddress}
        deliveryNote={order.details?.deliveryNote}
        details={{ to: staffPaths.order(orderId), label: t('orders.order.title', { id: name }) }}
      />
      <AttentionList attention={order.attention} />
      {order.toShip && refunded > 0 && (
        <Alert severity="warning">
          {t('shipping.packing.refundedByAmount', {
            amount: formatPrice(refunded, order.currency),
          })}
        </Alert>
      )}
      <PackingArea
        subject={{ orderId }}
        lines={shippableLines(order)}
        isShippable={canShip(order)}
        isOwn={isOwn}
      />
    </Stack>
  );
}
