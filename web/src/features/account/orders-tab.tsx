import { orderBy, query, where } from 'firebase/firestore';
import { useTranslation } from 'react-i18next';
import { useFirestore } from 'reactfire';
import { paths } from '../../shared/config/paths.ts';
import { orders } from '../../shared/firestore/collections.ts';
import { ShopFirestoreProvider } from '../../shared/firestore/firestore-provider.tsx';
import { useLivePages } from '../../shared/firestore/use-live-pages.tsx';
import { RecordsSkeleton } from '../../shared/loading/records-skeleton.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { LoadFailed } from '../../shared/ui/load-failed.tsx';
import { OlderRecords } from './older-records.tsx';
import { OrderList } from './order-list.tsx';

export default function OrdersTab({ uid }: { uid: string }) {
  return (
    <ShopFirestoreProvider uid={uid}>
      <Orders uid={uid} />
    </ShopFirestoreProvider>
  );
}

function Orders({ uid }: { uid: string }) {
  const { t } = useTranslation();
  const { rows, more, isLoadingMore, isUnreachable, listeners } = useLivePages(
    query(orders(useFirestore()), where('uid', '==', uid), orderBy('createdAt', 'desc')),
  );
  const content = () => {
    if (!rows) return <RecordsSkeleton />;
    if (isUnreachable) return <LoadFailed />;
    if (rows.length > 0) return <OrderList orders={rows} />;
    return (
      <EmptyState next={{ to: paths.products, label: t('account.orders.browse') }}>
        {t('account.orders.none')}
      </EmptyState>
    );
  };
  return (
    <>
      {listeners}
      {content()}
      <OlderRecords shown={rows?.length ?? 0} more={more} busy={isLoadingMore} />
    </>
  );
}
