import { orderBy, query, where } from 'firebase/firestore';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFirestore } from 'reactfire';
import { paths } from '../../shared/config/paths.ts';
import { orders } from '../../shared/firestore/collections.ts';
import { ShopFirestoreProvider } from '../../shared/firestore/firestore-provider.tsx';
import { emptyReactFireCache } from '../../shared/firestore/reactfire-cache.ts';
import { useLivePages } from '../../shared/firestore/use-live-pages.tsx';
import { RecordsSkeleton } from '../../shared/loading/records-skeleton.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { FallbackBoundary } from '../../shared/ui/fallback-boundary.tsx';
import { LoadFailed } from '../../shared/ui/load-failed.tsx';
import { OlderRecords } from './older-records.tsx';
import { OrderList } from './order-list.tsx';

function Orders({ uid, onRetry }: { uid: string; onRetry: () => void }) {
  const { t } = useTranslation();
  const { rows, more, isLoadingMore, isUnreachable, listeners } = useOrders(uid);
  const content = () => {
    if (!rows) return <RecordsSkeleton />;
    if (isUnreachable) return <LoadFailed onRetry={onRetry} />;
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

/** A chunk of its own: it brings the full Firestore SDK and ReactFire. */
export default function OrdersTab({ uid }: { uid: string }) {
  const [attempt, setAttempt] = useState(1);
  const retry = () => {
    // The cache holds the failed listener, and would repeat its error.
    emptyReactFireCache();
    setAttempt((count) => count + 1);
  };
  return (
    <FallbackBoundary key={`${uid} ${attempt}`} fallback={<LoadFailed onRetry={retry} />}>
      <ShopFirestoreProvider>
        <Orders uid={uid} onRetry={retry} />
      </ShopFirestoreProvider>
    </FallbackBoundary>
  );
}

/**
 * The customer's orders, newest first, page by page and live. Throws while rendering
 * when a listener fails. For another user the component needs another key.
 */
function useOrders(uid: string) {
  // The uid in the query is also what ReactFire's cache tells one user's orders from another's by.
  const own = query(orders(useFirestore()), where('uid', '==', uid), orderBy('createdAt', 'desc'));
  return useLivePages(own);
}
