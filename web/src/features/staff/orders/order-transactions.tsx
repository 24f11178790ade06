import { formatPrice } from '@dental-shop/domain/money/price';
import { transactionStatusColor } from '@dental-shop/domain/order/order-status';
import { useTranslation } from 'react-i18next';
import { useRecordDate } from '../../../shared/formatting/use-record-date.ts';
import { RecordsSkeleton } from '../../../shared/loading/records-skeleton.tsx';
import { StatusChip } from '../../../shared/orders/status-chip.tsx';
import { Records } from '../../../shared/ui/records.tsx';
import { OrderSection } from './order-section.tsx';
import { type ListedTransaction, useOrderTransactions } from './use-order.ts';

/** The payment, its refunds and its disputes, with Stripe's ids. */
export function OrderTransactions({ orderId }: { orderId: string }) {
  const { t } = useTranslation(['staff', 'translation']);
  const recordDate = useRecordDate('dayAndTime');
  const transactions = useOrderTransactions(orderId);
  return (
    <OrderSection title={t('orders.order.transactions')}>
      {transactions ? (
        <Records<ListedTransaction>
          label={t('orders.order.transactions')}
          rows={transactions}
          columns={[
            {
              label: t('translation:account.transactions.type'),
              content: ({ type }) => t(`translation:account.transactions.types.${type}`),
            },
            {
              label: t('translation:account.orders.date'),
              content: (transaction) => recordDate(transaction),
            },
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
