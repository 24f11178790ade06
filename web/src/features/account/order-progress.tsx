import { formatPrice } from '@dental-shop/domain/money/price';
import type { Order } from '@dental-shop/domain/order/order';
import { orderTimeline } from '@dental-shop/domain/order/order-timeline';
import Typography from '@mui/material/Typography';
import { limit, query, type Timestamp, where } from 'firebase/firestore';
import { useTranslation } from 'react-i18next';
import { useFirestore, useFirestoreCollection } from 'reactfire';
import { transactions, withId } from '../../shared/firestore/collections.ts';
import { RecordsSkeleton } from '../../shared/loading/records-skeleton.tsx';
import { OrderHelp } from '../../shared/orders/order-help.tsx';
import { Timeline } from '../../shared/orders/timeline.tsx';

const maxTransactions = 100;

interface OrderProgressProps {
  uid: string;
  orderId: string;
  order: Order<Timestamp>;
}

export function OrderProgress({ uid, orderId, order }: OrderProgressProps) {
  const { t } = useTranslation();
  const orderTransactions = query(
    transactions(useFirestore()),
    where('uid', '==', uid),
    where('orderId', '==', orderId),
    limit(maxTransactions),
  );
  const { data } = useFirestoreCollection(orderTransactions);
  const entries = data && orderTimeline(order, data.docs.map(withId));
  return (
    <section aria-live="polite">
      <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
        {t('account.order.progress')}
      </Typography>
      {entries ? (
        <Timeline
          entries={entries.map(({ id, event, at, amount }) => ({
            id,
            at: at?.toISOString() ?? null,
            what: t(`account.order.events.${event}`),
            detail: amount === null ? null : formatPrice(amount, order.currency),
          }))}
        />
      ) : (
        <RecordsSkeleton />
      )}
      <OrderHelp orderId={orderId} number={order.number} />
    </section>
  );
}
