import { documentId as documentIdShape } from '@dental-shop/domain/api/document-id';
import type { Order } from '@dental-shop/domain/order/order';
import { documentId, limit, query, type Timestamp, where } from 'firebase/firestore';
import type { ReactNode } from 'react';
import { useFirestore, useFirestoreCollection } from 'reactfire';
import { orders } from '../firestore/collections.ts';
import { ShopFirestoreProvider } from '../firestore/firestore-provider.tsx';
import { LoadFailed } from '../ui/load-failed.tsx';

interface LiveOwnOrderProps {
  uid: string;
  /** From an address: it may be anything. */
  orderId: string;
  /** While it is being read. */
  loading: ReactNode;
  /** Where this customer has no such order, or not yet. */
  missing: ReactNode;
  children: (order: Order<Timestamp>) => ReactNode;
}

/** Shows one of the customer's own orders as it changes, or as soon as there is one. */
export function LiveOwnOrder(props: LiveOwnOrderProps) {
  // Firestore throws for an ID with a slash, among others.
  if (!documentIdShape.safeParse(props.orderId).success) return props.missing;
  return (
    <ShopFirestoreProvider uid={props.uid}>
      <FoundOrder key={props.orderId} {...props} />
    </ShopFirestoreProvider>
  );
}

function FoundOrder({ uid, orderId, loading, missing, children }: LiveOwnOrderProps) {
  // A query and not the document: the rules let nobody ask for one that is not theirs, and an order
  // that is not recorded yet is nobody's. A range and not an equality, for which the emulator looks the
  // document up before it asks the rules, and refuses where there is none.
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
  // An empty cache does not know whether there is such a document.
  return data.metadata.fromCache ? <LoadFailed /> : missing;
}
