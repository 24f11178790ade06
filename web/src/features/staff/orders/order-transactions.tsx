import { formatPrice } from '@dental-shop/domain/money/price';
import { transactionStatusColor } from '@dental-shop/domain/order/order-status';
import { recordTime, unknownTimeMs } from '@dental-shop/domain/order/record-time';
import type { Transaction } from '@dental-shop/domain/order/transaction';
import { limit, query, type Timestamp, where } from 'firebase/firestore';
import { useTranslation } from 'react-i18next';
import { useFirestore, useFirestoreCollection } from 'reactfire';
import { transactions, type WithId, withId } from '../../../shared/firestore/collections.ts';
import { useRecordDate } from '../../../shared/formatting/use-record-date.ts';
import { RecordsSkeleton } from '../../../shared/loading/records-skeleton.tsx';
import { StatusChip } from '../../../shared/orders/status-chip.tsx';
import { Records } from '../../../shared/ui/records.tsx';
import { OrderSection } from './order-section.tsx';

/** The security rules require a limit. */
const maxTransactions = 100;

export function OrderTransactions({ orderId }: { orderId: string }) {
  const { t } = useTranslation(['staff', 'translation']);
  const recordDate = useRecordDate('dayAndTime');
  const rows = useOrderTransactions(orderId);
  return (
    <OrderSection title={t('orders.order.transactions')}>
      {rows ? (
        <Records<ListedTransaction>
          label={t('orders.order.transactions')}
          rows={rows}
          columns={[
            {
              label: t('translation:account.transactions.type'),
              content: ({ type }) => t(`translation:account.transactions.types.${type}`),
            },
            { label: t('translation:account.orders.date'), content: recordDate },
            {
              label: t('translation:account.orders.amount'),
              isAmount: true,
              content: ({ amount, currency }) => formatPrice(amount, currency),
            },
            {
              label: t('translation:account.orders.status'),
              content: ({ status }) => (
                <StatusChip status={status} color={transactionStatusColor(status)} />
              ),
            },
            {
              label: t('translation:account.transactions.id'),
              content: ({ id }) => <span style={{ overflowWrap: 'anywhere' }}>{id}</span>,
            },
          ]}
        />
      ) : (
        <RecordsSkeleton />
      )}
    </OrderSection>
  );
}

type ListedTransaction = WithId<Transaction<Timestamp>>;

const timeMs = (transaction: ListedTransaction) =>
  recordTime(transaction)?.getTime() ?? unknownTimeMs;

function useOrderTransactions(orderId: string): ListedTransaction[] | undefined {
  const orderTransactions = query(
    transactions(useFirestore()),
    where('orderId', '==', orderId),
    limit(maxTransactions),
  );
  const { data } = useFirestoreCollection(orderTransactions);
  return data?.docs.map(withId).toSorted((a, b) => timeMs(a) - timeMs(b));
}
