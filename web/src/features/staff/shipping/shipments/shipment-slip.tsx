import { carrierNames } from '@dental-shop/domain/fulfillment/carrier';
import { shipmentSlipLines } from '@dental-shop/domain/fulfillment/packing-slip';
import type { OrderRecord } from '@dental-shop/domain/order/order';
import type { Timestamp } from 'firebase/firestore';
import { useTranslation } from 'react-i18next';
import { PackingSlip } from '../../orders/packing-slip/packing-slip.tsx';
import { slipNote, slipWarning } from '../../orders/packing-slip/slip-warning.ts';
import { usePrintedDate } from '../../time/office-time-zone.ts';
import { usePacker } from './use-packer.ts';
import type { ListedShipment } from './use-staff-shipments.ts';

interface ShipmentSlipProps {
  title?: string;
  shipment: ListedShipment;
  /** Undefined for a replacement. */
  order: OrderRecord<Timestamp> | undefined;
  /** All shipments of the order, or of the return. */
  shipments: readonly ListedShipment[];
}

export function ShipmentSlip({ title, shipment, order, shipments }: ShipmentSlipProps) {
  const { t } = useTranslation('staff');
  const printedDate = usePrintedDate();
  const packer = usePacker(shipment.id);
  const { orderId, orderNumber, rmaNumber, carrier, trackingNumber, consignee } = shipment;
  const { reference, deliveryNote } = order?.details ?? {};
  const carrierName = carrier === 'other' ? t('shipping.otherCarrier') : carrierNames[carrier];
  const key = shipment.state === 'undone' ? 'slip.undone' : order && slipWarning(order);
  const note = shipment.state === 'held' && order ? slipNote(order) : undefined;
  const facts = [
    ...(orderId === null ? [] : [[t('slip.order'), orderNumber ?? orderId]]),
    ...(rmaNumber === null ? [] : [[t('slip.replacement'), rmaNumber]]),
    [t('slip.date'), printedDate(shipment.shippedAt.toDate())],
    [t('shipping.packing.carrier'), [carrierName, trackingNumber].filter(Boolean).join(' ')],
    ...(packer === undefined ? [] : [[t('slip.packedBy'), packer]]),
    ...(reference ? [[t('orders.order.reference'), reference]] : []),
    ...(deliveryNote ? [[t('orders.order.deliveryNote'), deliveryNote]] : []),
  ];
  return (
    <PackingSlip
      {...(title !== undefined && { title })}
      customerName={consignee.name}
      address={consignee.address}
      facts={facts.map(([title = '', line = '']) => ({ title, lines: [line] }))}
      items={shipmentSlipLines(shipment, shipments, order?.lineRefunds)}
      warning={key && t(key)}
      note={note && t(note)}
    />
  );
}
