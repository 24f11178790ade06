import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { shipments } from '../../../../shared/firestore/collections.ts';
import { RecordsSkeleton } from '../../../../shared/loading/records-skeleton.tsx';
import { useDocumentHead } from '../../../../shared/page-data/document-head.ts';
import { LiveRecord } from '../../live-record.tsx';
import { MissingRecord } from '../../missing-record.tsx';
import { LiveOrder } from '../../orders/live-order.tsx';
import { PrintedPages } from '../../print/printed-pages.tsx';
import { staffPaths } from '../../staff-paths.ts';
import { ShipmentSlip } from './shipment-slip.tsx';
import { type ListedShipment, useStaffShipments } from './use-staff-shipments.ts';

export default function ShipmentSlipPage() {
  const { t } = useTranslation('staff');
  const { shipmentId = '' } = useParams();
  // Browsers print the title and use it as the file name.
  useDocumentHead({
    title: `${t('slip.title')} ${shipmentId}`,
    description: t('shipping.description'),
  });
  return (
    <LiveRecord collection={shipments} id={shipmentId} missing={<NoSuchShipment />}>
      {(shipment) =>
        shipment.orderId === null ? (
          <ReplacementSlip shipment={{ ...shipment, id: shipmentId }} />
        ) : (
          <OrderShipmentSlip
            shipment={{ ...shipment, id: shipmentId }}
            orderId={shipment.orderId}
          />
        )
      }
    </LiveRecord>
  );
}

function OrderShipmentSlip({ shipment, orderId }: { shipment: ListedShipment; orderId: string }) {
  const { t } = useTranslation('staff');
  const shipments = useStaffShipments({ orderId });
  if (!shipments) return <RecordsSkeleton />;
  return (
    <PrintedPages back={{ to: staffPaths.order(orderId), label: t('slip.back') }}>
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
    label: t('slip.backToReturn'),
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
