import { documentId as documentIdShape } from '@dental-shop/domain/api/document-id';
import type { Order } from '@dental-shop/domain/order/order';
import { documentId, limit, query, type Timestamp, where } from 'firebase/firestore';
import type { ReactNode } from 'react';
import { useFirestore, useFirestoreCollection } from 'reactfire';
import { orders } from '../firestore/collections.ts';
import { ShopFirestoreProvider } from '../firestore/firestore-provider.tsx';
import { LoadFailed } from '../ui/fallbacks/load-failed.tsx';

interface LiveOwnOrderProps {
  uid: string;
  orderId: string;
  loading: ReactNode;
  /** Also shown until the order has been recorded. */
  missing: ReactNode;
  children: (order: Order<Timestamp>) => ReactNode;
}

export function LiveOwnOrder(props: LiveOwnOrderProps) {
  // Firestore throws for invalid IDs, such as ones with a slash.
  if (!documentIdShape.safeParse(props.orderId).success) return props.missing;
  return (
    <ShopFirestoreProvider uid={props.uid}>
      <FoundOrder key={props.orderId} {...props} />
    </ShopFirestoreProvider>
  );
}

function FoundOrder({ uid, orderId, loading, missing, children }: LiveOwnOrderProps) {
  // Uses a query, because the rules deny reading a missing document. If the query used `==` instead of a range, the
  // emulator would read the document directly and deny access if it's missing.
  const own = query(
    orders(useFirestore()),
    where('uid', '==', uid),
    where(documentId(), '>=', orderId),
    where(documentId(), '<=', orderId),
    limit(1),
  );
  const { status, data } = useFirestoreCollection(own);
  if (status === 'loading' || !data) return loading;
  const order = data.docs[0]?.data();
  if (order) return children(order);
  // The order may exist even if it isn't in the cache.
  return data.metadata.fromCache ? <LoadFailed /> : missing;
}
