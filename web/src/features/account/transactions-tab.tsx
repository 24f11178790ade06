import type { TransactionSummary, TransactionsResponse } from '@dental-shop/domain/api/account';
import { formatDate } from '@dental-shop/domain/language/locales';
import { formatPrice } from '@dental-shop/domain/money/price';
import { transactionStatusColor } from '@dental-shop/domain/order/order-status';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getTransactions } from '../../shared/api/account-requests.ts';
import { shortId } from '../../shared/formatting/short-id.ts';
import { RecordsSkeleton } from '../../shared/loading/records-skeleton.tsx';
import { useLoaded } from '../../shared/loading/use-loaded.ts';
import { StatusChip } from '../../shared/orders/status-chip.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { LoadFailed } from '../../shared/ui/load-failed.tsx';
import { type Column, Records } from '../../shared/ui/records.tsx';
import { OlderRecords } from './older-records.tsx';

const getNewest = () => getTransactions();

export default function TransactionsTab({ uid }: { uid: string }) {
  const { t } = useTranslation();
  const { loaded, reload } = useLoaded(getNewest, uid);
  if (loaded.status === 'loading') return <RecordsSkeleton />;
  if (loaded.status === 'failed') return <LoadFailed onRetry={reload} />;
  if (loaded.data.data.length === 0)
    return <EmptyState>{t('account.transactions.none')}</EmptyState>;
  return <TransactionPages key={uid} newest={loaded.data} />;
}

function TransactionPages({ newest }: { newest: TransactionsResponse }) {
  const { t, i18n } = useTranslation();
  const [older, setOlder] = useState<readonly TransactionsResponse[]>([]);
  const [asking, setAsking] = useState<'idle' | 'busy' | 'failed'>('idle');
  const next = (older.at(-1) ?? newest).next;
  const rows = [newest, ...older].flatMap(({ data }) => data);

  async function load(after: string) {
    setAsking('busy');
    try {
      const page = await getTransactions(after);
      setOlder((pages) => [...pages, page]);
      setAsking('idle');
    } catch (error) {
      console.error('Older transactions could not be loaded.', { after, error });
      setAsking('failed');
    }
  }

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
        more={next === null ? undefined : () => void load(next)}
        busy={asking === 'busy'}
        failed={asking === 'failed'}
      />
    </>
  );
}
