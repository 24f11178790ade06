import { documentId } from '@dental-shop/domain/api/document-id';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { shipments } from '../../../../shared/firestore/collections.ts';
import { RecordsSkeleton } from '../../../../shared/loading/records-skeleton.tsx';
import { useDocumentHead } from '../../../../shared/page-data/document-head.ts';
import { MissingRecord } from '../../missing-record.tsx';
import { LiveOrder } from '../../orders/live-order.tsx';
import { PrintedPages } from '../../print/printed-pages.tsx';
import { DatabaseFailure } from '../../shell/database-failure.tsx';
import { staffPaths } from '../../staff-paths.ts';
import { useLiveDocument } from '../../use-live-document.ts';
import { ShipmentSlip } from './shipment-slip.tsx';
import { type ListedShipment, useShipments } from './use-shipments.ts';

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
  const listed = { ...shipment, id: shipmentId };
  if (orderId === null) return <ReplacementSlip shipment={listed} />;
  return <OrderShipmentSlip shipment={listed} orderId={orderId} />;
}

function OrderShipmentSlip({ shipment, orderId }: { shipment: ListedShipment; orderId: string }) {
  const { t } = useTranslation('staff');
  const shipments = useShipments({ orderId });
  if (!shipments) return <RecordsSkeleton />;
  return (
    <PrintedPages back={{ to: staffPaths.order(orderId), label: t('orders.slip.back') }}>
      <LiveOrder orderId={orderId}>
        {(order) => <ShipmentSlip shipment={shipment} order={order} shipments={shipments} />}
      </LiveOrder>
    </PrintedPages>
  );
}

function ReplacementSlip({ shipment }: { shipment: ListedShipment }) {
  const { t } = useTranslation('staff');
  const back = {
    to: staffPaths.packReplacement(shipment.rmaNumber ?? ''),
    label: t('orders.slip.backToReturn'),
  };
  return (
    <PrintedPages back={back}>
      <ShipmentSlip shipment={shipment} order={undefined} shipments={[shipment]} />
    </PrintedPages>
  );
}

function NoSuchShipment() {
  const { t } = useTranslation('staff');
  return (
    <MissingRecord
      message={t('shipping.shipment.missing')}
      back={{ to: staffPaths.shipping, label: t('shipping.packing.backToQueue') }}
    />
  );
}
