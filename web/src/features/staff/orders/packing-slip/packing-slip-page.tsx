import { lineQuantities } from '@dental-shop/domain/fulfillment/open-quantities';
import type { OrderRecord } from '@dental-shop/domain/order/order';
import type { Timestamp } from 'firebase/firestore';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useRecordDate } from '../../../../shared/formatting/use-record-date.ts';
import { RecordsSkeleton } from '../../../../shared/loading/records-skeleton.tsx';
import { useDocumentHead } from '../../../../shared/page-data/document-head.ts';
import { PrintedPages } from '../../print/printed-pages.tsx';
import { useShipments } from '../../shipping/shipments/use-shipments.ts';
import { staffPaths } from '../../staff-paths.ts';
import { LiveOrder } from '../live-order.tsx';
import { PackingSlip } from './packing-slip.tsx';
import { slipWarning } from './slip-warning.ts';

export default function PackingSlipPage() {
  const { t } = useTranslation('staff');
  const { orderId = '' } = useParams();
  // Browsers print the title and use it as the file name.
  useDocumentHead({
    title: `${t('orders.slip.title')} ${orderId}`,
    description: t('orders.description'),
  });
  return (
    <LiveOrder orderId={orderId}>
      {(order) => <OrderSlip orderId={orderId} order={order} />}
    </LiveOrder>
  );
}

interface OrderSlipProps {
  orderId: string;
  order: OrderRecord<Timestamp>;
}

/** The whole order, with the lots packed so far. */
function OrderSlip({ orderId, order }: OrderSlipProps) {
  const { t } = useTranslation('staff');
  const recordDate = useRecordDate();
  const shipments = useShipments({ orderId });
  if (!shipments) return <RecordsSkeleton />;
  const { number, items, customerName, shippingAddress, details } = order;
  const { reference, deliveryNote } = details ?? {};
  const packedLines = shipments
    .filter(({ state }) => state !== 'undone')
    .flatMap(({ lines }) => lines);
  const refunded = new Map(
    lineQuantities(order, order.packed).map((line) => [line.sku, line.refunded]),
  );
  const warning = slipWarning(order);
  return (
    <PrintedPages back={{ to: staffPaths.order(orderId), label: t('orders.slip.back') }}>
      <PackingSlip
        customerName={customerName}
        address={shippingAddress}
        facts={[
          { title: t('orders.slip.order'), lines: number ? [number, orderId] : [orderId] },
          { title: t('orders.slip.date'), lines: [recordDate(order)] },
          ...(reference ? [{ title: t('orders.order.reference'), lines: [reference] }] : []),
          ...(deliveryNote
            ? [{ title: t('orders.order.deliveryNote'), lines: [deliveryNote] }]
            : []),
        ]}
        items={items.map((item) => ({
          id: item.sku,
          ...item,
          lots: packedLines.filter(({ sku }) => sku === item.sku),
          refunded: refunded.get(item.sku) ?? 0,
        }))}
        warning={warning && t(warning)}
      />
    </PrintedPages>
  );
}
