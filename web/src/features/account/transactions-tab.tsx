import type { TransactionSummary } from '@dental-shop/domain/api/account';
import { formatPrice } from '@dental-shop/domain/money/price';
import { transactionStatusColour } from '@dental-shop/domain/order/order-status';
import { useTranslation } from 'react-i18next';
import { getTransactions } from './account-requests.ts';
import { AccountSkeleton } from './account-skeleton.tsx';
import { EmptyState } from './empty-state.tsx';
import { LoadFailed } from './load-failed.tsx';
import { longDate, shortId } from './record-text.ts';
import { type Column, Records } from './records.tsx';
import { StatusChip } from './status-chip.tsx';
import { useLoaded } from './use-loaded.ts';

export function TransactionsTab({ uid }: { uid: string }) {
  const { t, i18n } = useTranslation();
  const { loaded, reload } = useLoaded(getTransactions, uid);
  if (loaded.status === 'loading') return <AccountSkeleton />;
  if (loaded.status === 'failed') return <LoadFailed onRetry={reload} />;
  if (loaded.data.length === 0) return <EmptyState>{t('account.transactions.none')}</EmptyState>;
  const columns: Column<TransactionSummary>[] = [
    { label: t('account.transactions.id'), content: ({ id }) => shortId(id) },
    {
      label: t('account.orders.date'),
      content: ({ timestamp }) => longDate(new Date(timestamp), i18n.language),
    },
    { label: t('account.orders.id'), content: ({ orderId }) => shortId(orderId) },
    {
      label: t('account.transactions.type'),
      content: ({ type }) => t(`account.transactions.types.${type}`),
    },
    {
      label: t('account.orders.amount'),
      content: ({ amount, currency }) => formatPrice(amount, 'en-US', currency),
    },
    {
      label: t('account.orders.status'),
      content: ({ status }) => (
        <StatusChip status={status} colour={transactionStatusColour(status)} />
      ),
    },
  ];
  return <Records label={t('account.tabs.transactions')} columns={columns} rows={loaded.data} />;
}
