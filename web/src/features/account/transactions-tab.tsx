import type { TransactionSummary } from '@dental-shop/domain/api/account';
import { formatDate } from '@dental-shop/domain/language/locales';
import { formatPrice } from '@dental-shop/domain/money/price';
import { transactionStatusColor } from '@dental-shop/domain/order/order-status';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { transactionsQuery } from '../../shared/api/account-requests.ts';
import { shortId } from '../../shared/formatting/short-id.ts';
import { RecordsSkeleton } from '../../shared/loading/records-skeleton.tsx';
import { StatusChip } from '../../shared/orders/status-chip.tsx';
import { EmptyState } from '../../shared/ui/fallbacks/empty-state.tsx';
import { LoadFailed } from '../../shared/ui/fallbacks/load-failed.tsx';
import { type Column, Records } from '../../shared/ui/records.tsx';
import { OlderRecords } from './older-records.tsx';

export default function TransactionsTab({ uid }: { uid: string }) {
  const { t, i18n } = useTranslation();
  const transactions = useInfiniteQuery(transactionsQuery(uid));
  const { data, isPending, hasNextPage, fetchNextPage, isFetchingNextPage } = transactions;
  if (isPending) return <RecordsSkeleton />;
  if (!data) return <LoadFailed onRetry={() => void transactions.refetch()} />;
  const rows = data.pages.flatMap((page) => page.data);
  if (rows.length === 0) return <EmptyState>{t('account.transactions.none')}</EmptyState>;

  const columns: Column<TransactionSummary>[] = [
    { label: t('account.transactions.id'), content: ({ id }) => shortId(id) },
    {
      label: t('account.orders.date'),
      content: ({ timestamp }) =>
        timestamp
          ? formatDate(new Date(timestamp), 'day', i18n.language)
          : t('account.unknownDate'),
    },
    { label: t('account.orders.id'), content: ({ orderId }) => shortId(orderId) },
    {
      label: t('account.transactions.type'),
      content: ({ type }) => t(`account.transactions.types.${type}`),
    },
    {
      label: t('account.orders.amount'),
      isAmount: true,
      content: ({ amount, currency }) => formatPrice(amount, currency),
    },
    {
      label: t('account.orders.status'),
      content: ({ status }) => (
        <StatusChip status={status} color={transactionStatusColor(status)} />
      ),
    },
  ];
  return (
    <>
      <Records label={t('account.tabs.transactions')} columns={columns} rows={rows} />
      <OlderRecords
        shown={rows.length}
        more={hasNextPage ? () => void fetchNextPage() : undefined}
        busy={isFetchingNextPage}
        failed={transactions.isFetchNextPageError}
      />
    </>
  );
}
