import { formatPrice } from '@dental-shop/domain/money/price';
import type { Order } from '@dental-shop/domain/order/order';
import { orderTimeline, type TimelineEntry } from '@dental-shop/domain/order/order-timeline';
import Typography from '@mui/material/Typography';
import { limit, query, type Timestamp, where } from 'firebase/firestore';
import { useTranslation } from 'react-i18next';
import { useFirestore, useFirestoreCollection } from 'reactfire';
import { transactions, withId } from '../../shared/firestore/collections.ts';
import { RecordsSkeleton } from '../../shared/loading/records-skeleton.tsx';
import { OrderHelp } from '../../shared/orders/order-help.tsx';
import { Timeline } from '../../shared/orders/timeline.tsx';
import { DeviceFacts } from './shipments/device-facts.tsx';
import { Tracking } from './shipments/tracking.tsx';
import type { OwnReturn, OwnShipment } from './shipments/use-own-shipments.ts';

const maxTransactions = 100;

interface OrderProgressProps {
  uid: string;
  orderId: string;
  order: Order<Timestamp>;
  /** Undefined while loading. */
  shipments: readonly OwnShipment[] | undefined;
  returns: readonly OwnReturn[] | undefined;
}

export function OrderProgress({ uid, orderId, order, shipments, returns }: OrderProgressProps) {
  const { t } = useTranslation();
  const orderTransactions = query(
    transactions(useFirestore()),
    where('uid', '==', uid),
    where('orderId', '==', orderId),
    limit(maxTransactions),
  );
  const { data } = useFirestoreCollection(orderTransactions);
  const entries =
    data &&
    shipments &&
    returns &&
    orderTimeline(order, { orderId, transactions: data.docs.map(withId), shipments, returns });
  const detail = ({ id, amount, units, rmaNumber }: TimelineEntry) => {
    const facts = [
      amount !== null && formatPrice(amount, order.currency),
      units !== null && t('account.orders.itemCount', { count: units }),
      rmaNumber,
    ];
    const text = facts.filter(Boolean).join(' · ');
    const shipment = shipments?.find((each) => each.id === id);
    return shipment ? <ShipmentDetail text={text} shipment={shipment} /> : text;
  };
  return (
    <section aria-live="polite">
      <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
        {t('account.order.progress')}
      </Typography>
      {entries ? (
        <Timeline
          entries={entries.map((entry) => ({
            id: entry.id,
            at: entry.at?.toISOString() ?? null,
            what: t(`account.order.events.${entry.event}`),
            detail: detail(entry),
          }))}
        />
      ) : (
        <RecordsSkeleton />
      )}
      <OrderHelp orderId={orderId} number={order.number} />
    </section>
  );
}

function ShipmentDetail({ text, shipment }: { text: string; shipment: OwnShipment }) {
  return (
    <>
      <div>{text}</div>
      <Tracking shipment={shipment} />
      {shipment.lines
        .filter(({ lot }) => lot !== null)
        .map((line) => (
          <DeviceFacts key={`${line.sku} ${line.lot} ${line.expiry}`} {...line} />
        ))}
    </>
  );
}
