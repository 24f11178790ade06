import { documentId } from '@dental-shop/domain/api/document-id';
import { carrierNames } from '@dental-shop/domain/fulfillment/carrier';
import { lineQuantities } from '@dental-shop/domain/fulfillment/open-quantities';
import type { Shipment } from '@dental-shop/domain/fulfillment/shipment';
import { formatDate } from '@dental-shop/domain/language/locales';
import type { OrderRecord } from '@dental-shop/domain/order/order';
import type { Timestamp } from 'firebase/firestore';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { shipments } from '../../../../shared/firestore/collections.ts';
import { RecordsSkeleton } from '../../../../shared/loading/records-skeleton.tsx';
import { useDocumentHead } from '../../../../shared/page-data/document-head.ts';
import { EmptyState } from '../../../../shared/ui/empty-state.tsx';
import { LiveOrder } from '../../orders/live-order.tsx';
import { PackingSlip } from '../../orders/packing-slip/packing-slip.tsx';
import { slipWarning } from '../../orders/packing-slip/slip-warning.ts';
import { PrintedPages } from '../../print/printed-pages.tsx';
import { DatabaseFailure } from '../../shell/database-failure.tsx';
import { staffPaths } from '../../staff-paths.ts';
import { useLiveDocument } from '../../use-live-document.ts';
import { usePacker } from './shipment-card.tsx';

export default function ShipmentSlipPage() {
  const { t } = useTranslation('staff');
  const { shipmentId = '' } = useParams();
  // Browsers print the title and use it as the file name.
  useDocumentHead({
    title: `${t('orders.slip.title')} ${shipmentId}`,
    description: t('shipping.description'),
  });
  // Firestore throws for invalid IDs, such as ones with a slash.
  if (!documentId.safeParse(shipmentId).success) return <NoSuchShipment />;
  return <FoundShipment key={shipmentId} shipmentId={shipmentId} />;
}

function FoundShipment({ shipmentId }: { shipmentId: string }) {
  const shipment = useLiveDocument(shipments, shipmentId);
  if (shipment === 'loading') return <RecordsSkeleton />;
  if (shipment === 'missing') return <NoSuchShipment />;
  if (shipment === 'unreachable') return <DatabaseFailure />;
  const { orderId } = shipment;
  if (orderId === null) return <ShipmentSlip shipment={shipment} order={undefined} />;
  return (
    <LiveOrder orderId={orderId}>
      {(order) => <ShipmentSlip shipment={shipment} order={order} />}
    </LiveOrder>
  );
}

interface ShipmentSlipProps {
  shipment: Shipment<Timestamp>;
  /** Undefined for a replacement. */
  order: OrderRecord<Timestamp> | undefined;
}

function ShipmentSlip({ shipment, order }: ShipmentSlipProps) {
  const { t, i18n } = useTranslation('staff');
  const packer = usePacker(shipment.packedBy);
  const { orderId, orderNumber, rmaNumber, lines, carrier, trackingNumber, consignee } = shipment;
  const { reference, deliveryNote } = order?.details ?? {};
  const quantities = order ? lineQuantities(order, order.packed) : [];
  const carrierName = carrier === 'other' ? t('shipping.otherCarrier') : carrierNames[carrier];
  const key = shipment.state === 'undone' ? 'orders.slip.undone' : order && slipWarning(order);
  const facts = [
    ...(orderId === null ? [] : [[t('orders.slip.order'), orderNumber ?? orderId]]),
    ...(rmaNumber === null ? [] : [[t('orders.slip.replacement'), rmaNumber]]),
    [t('orders.slip.date'), formatDate(shipment.shippedAt.toDate(), 'day', i18n.language)],
    [t('shipping.packing.carrier'), [carrierName, trackingNumber].filter(Boolean).join(' ')],
    [t('orders.slip.packedBy'), packer],
    ...(reference ? [[t('orders.order.reference'), reference]] : []),
    ...(deliveryNote ? [[t('orders.order.deliveryNote'), deliveryNote]] : []),
  ];
  const back =
    orderId === null
      ? { to: staffPaths.packReplacement(rmaNumber ?? ''), label: t('orders.slip.backToReturn') }
      : { to: staffPaths.order(orderId), label: t('orders.slip.back') };
  return (
    <PrintedPages back={back}>
      <PackingSlip
        customerName={consignee.name}
        address={consignee.address}
        facts={facts.map(([title = '', line = '']) => ({ title, lines: [line] }))}
        items={lines.map((line) => ({
          id: `${line.sku} ${line.lot} ${line.expiry}`,
          ...line,
          lots: [line],
          refunded: quantities.find(({ sku }) => sku === line.sku)?.refunded ?? 0,
        }))}
        warning={key && t(key)}
      />
    </PrintedPages>
  );
}

function NoSuchShipment() {
  const { t } = useTranslation('staff');
  return (
    <EmptyState next={{ to: staffPaths.shipping, label: t('shipping.packing.backToQueue') }}>
      {t('shipping.shipment.missing')}
    </EmptyState>
  );
}
