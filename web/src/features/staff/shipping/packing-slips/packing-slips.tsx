import { openSlipLines } from '@dental-shop/domain/fulfillment/packing-slip';
import { shippableLines } from '@dental-shop/domain/fulfillment/shipment-problems';
import type { OrderRecord } from '@dental-shop/domain/order/order';
import { replacementLines } from '@dental-shop/domain/returns/replacements';
import type { Timestamp } from 'firebase/firestore';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { orderRecords, returns } from '../../../../shared/firestore/collections.ts';
import { RecordsSkeleton } from '../../../../shared/loading/records-skeleton.tsx';
import { orderName } from '../../../../shared/orders/order-name.ts';
import { useOrderFacts } from '../../orders/packing-slip/order-facts.ts';
import { PackingSlip } from '../../orders/packing-slip/packing-slip.tsx';
import { slipNote, slipWarning } from '../../orders/packing-slip/slip-warning.ts';
import { useLiveDocument } from '../../use-live-document.ts';
import { ShipmentSlip } from '../shipments/shipment-slip.tsx';
import { type ListedShipment, useStaffShipments } from '../shipments/use-staff-shipments.ts';
import { UnavailableRecord } from '../unavailable-record.tsx';

export function OrderPackingSlips({ orderId }: { orderId: string }) {
  const { t } = useTranslation('staff');
  const orderFacts = useOrderFacts();
  const order = useLiveDocument(orderRecords, orderId);
  const shipments = useStaffShipments({ orderId });
  if (typeof order === 'string') return <UnavailableRecord id={orderId} state={order} />;
  const name = orderName({ id: orderId, number: order.number });
  const warning = slipWarning(order);
  const note = slipNote(order);
  return (
    <PackageSlips name={name} order={order} shipments={shipments}>
      <PackingSlip
        title={t('shipping.packingSlips.heading', { name })}
        customerName={order.customerName}
        address={order.shippingAddress}
        facts={orderFacts(orderId, order)}
        items={openSlipLines(order.toShip ? shippableLines(order) : [])}
        warning={warning && t(warning)}
        note={note && t(note)}
      />
    </PackageSlips>
  );
}

export function ReplacementPackingSlips({ rmaNumber }: { rmaNumber: string }) {
  const { t } = useTranslation('staff');
  const returned = useLiveDocument(returns, rmaNumber);
  const shipments = useStaffShipments({ rmaNumber });
  if (typeof returned === 'string') return <UnavailableRecord id={rmaNumber} state={returned} />;
  return (
    <PackageSlips name={rmaNumber} order={undefined} shipments={shipments}>
      <PackingSlip
        title={t('shipping.packingSlips.heading', { name: rmaNumber })}
        customerName={returned.customerName}
        address={returned.address}
        facts={[{ title: t('slip.replacement'), lines: [rmaNumber] }]}
        items={openSlipLines(replacementLines(returned))}
        warning={undefined}
      />
    </PackageSlips>
  );
}

interface PackageSlipsProps {
  name: string;
  /** Undefined for a replacement. */
  order: OrderRecord<Timestamp> | undefined;
  /** Undefined while loading. */
  shipments: readonly ListedShipment[] | undefined;
  /** The slip to print if nothing has been packed. */
  children: ReactNode;
}

function PackageSlips({ name, order, shipments, children }: PackageSlipsProps) {
  const { t } = useTranslation('staff');
  if (!shipments) return <RecordsSkeleton />;
  const packed = shipments.filter(({ state }) => state !== 'undone');
  if (packed.length === 0) return children;
  const count = packed.length;
  return packed.map((shipment, index) => (
    <ShipmentSlip
      key={shipment.id}
      title={
        count === 1
          ? t('shipping.packingSlips.heading', { name })
          : t('shipping.packingSlips.ofShipment', { name, number: index + 1, count })
      }
      shipment={shipment}
      order={order}
      shipments={shipments}
    />
  ));
}
