import { orderSlipLines } from '@dental-shop/domain/fulfillment/packing-slip';
import type { OrderRecord } from '@dental-shop/domain/order/order';
import type { Timestamp } from 'firebase/firestore';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { RecordsSkeleton } from '../../../../shared/loading/records-skeleton.tsx';
import { useDocumentHead } from '../../../../shared/page-data/document-head.ts';
import { PrintedPages } from '../../print/printed-pages.tsx';
import { useStaffShipments } from '../../shipping/shipments/use-staff-shipments.ts';
import { staffPaths } from '../../staff-paths.ts';
import { LiveOrder } from '../live-order.tsx';
import { useOrderFacts } from './order-facts.ts';
import { PackingSlip } from './packing-slip.tsx';
import { slipNote, slipWarning } from './slip-warning.ts';

export default function PackingSlipPage() {
  const { t } = useTranslation('staff');
  const { orderId = '' } = useParams();
  // Browsers print the title and use it as the file name.
  useDocumentHead({
    title: `${t('slip.title')} ${orderId}`,
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
  const orderFacts = useOrderFacts();
  const shipments = useStaffShipments({ orderId });
  if (!shipments) return <RecordsSkeleton />;
  const warning = slipWarning(order);
  const note = slipNote(order);
  return (
    <PrintedPages back={{ to: staffPaths.order(orderId), label: t('slip.back') }}>
      <PackingSlip
        customerName={order.customerName}
        address={order.shippingAddress}
        facts={orderFacts(orderId, order)}
        items={orderSlipLines(order, shipments)}
        warning={warning && t(warning)}
        note={note && t(note)}
      />
    </PrintedPages>
  );
}
