import { unshippedOrders } from '@dental-shop/domain/fulfillment/visible-fulfillment';
import { orderBy, query, where } from 'firebase/firestore';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useFirestore } from 'reactfire';
import { paths } from '../../shared/config/paths.ts';
import { orders } from '../../shared/firestore/collections.ts';
import { ShopFirestoreProvider } from '../../shared/firestore/firestore-provider.tsx';
import { useLivePages } from '../../shared/firestore/use-live-pages.tsx';
import { RecordsSkeleton } from '../../shared/loading/records-skeleton.tsx';
import { EmptyState } from '../../shared/ui/fallbacks/empty-state.tsx';
import { LoadFailed } from '../../shared/ui/fallbacks/load-failed.tsx';
import { OlderRecords } from './older-records.tsx';
import { isUnshippedOnly, OrderFilter } from './order-filter.tsx';
import { OwnOrderList } from './own-order-list.tsx';
import { useShipmentsOfOrders } from './shipments/use-shipments-of-orders.tsx';

export default function OrdersTab({ uid }: { uid: string }) {
  const [search] = useSearchParams();
  const unshippedOnly = isUnshippedOnly(search);
  return (
    <ShopFirestoreProvider uid={uid}>
      <OrderFilter uid={uid} />
      <Orders key={String(unshippedOnly)} uid={uid} unshippedOnly={unshippedOnly} />
    </ShopFirestoreProvider>
  );
}

function Orders({ uid, unshippedOnly }: { uid: string; unshippedOnly: boolean }) {
  const { t } = useTranslation();
  const own = query(orders(useFirestore()), where('uid', '==', uid));
  const unshipped = query(
    own,
    where('status', 'in', unshippedOrders.status),
    where('fulfillment', 'in', unshippedOrders.fulfillment),
  );
  const { rows, more, isLoadingMore, isUnreachable, listeners } = useLivePages(
    query(unshippedOnly ? unshipped : own, orderBy('createdAt', 'desc')),
  );
  const { shipments, readyOrders, listeners: shipmentListeners } = useShipmentsOfOrders(uid, rows);
  const shown = readyOrders?.length ?? 0;
  const isGrowing = shown > 0 && shown < (rows?.length ?? 0);
  const content = () => {
    if (!readyOrders) return <RecordsSkeleton />;
    if (isUnreachable) return <LoadFailed />;
    if (readyOrders.length > 0) return <OwnOrderList orders={readyOrders} shipments={shipments} />;
    return unshippedOnly ? (
      <EmptyState next={{ to: paths.account(), label: t('account.orders.showAll') }}>
        {t('account.orders.noneUnshipped')}
      </EmptyState>
    ) : (
      <EmptyState next={{ to: paths.products, label: t('account.orders.browse') }}>
        {t('account.orders.none')}
      </EmptyState>
    );
  };
  return (
    <>
      {listeners}
      {shipmentListeners}
      {content()}
      <OlderRecords
        shown={shown}
        more={shown === rows?.length ? more : undefined}
        busy={isLoadingMore || isGrowing}
      />
    </>
  );
}
