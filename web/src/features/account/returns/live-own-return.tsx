import { documentId as documentIdShape } from '@dental-shop/domain/api/document-id';
import { documentId, limit, query, where } from 'firebase/firestore';
import type { ReactNode } from 'react';
import { useFirestore, useFirestoreCollection } from 'reactfire';
import { returns, withId } from '../../../shared/firestore/collections.ts';
import { ShopFirestoreProvider } from '../../../shared/firestore/firestore-provider.tsx';
import { RecordsSkeleton } from '../../../shared/loading/records-skeleton.tsx';
import { LoadFailed } from '../../../shared/ui/fallbacks/load-failed.tsx';
import type { OwnReturn } from '../shipments/use-own-shipments.ts';

interface LiveOwnReturnProps {
  uid: string;
  rmaNumber: string;
  missing: ReactNode;
  children: (ownReturn: OwnReturn) => ReactNode;
}

export function LiveOwnReturn(props: LiveOwnReturnProps) {
  // Firestore throws for invalid IDs, such as ones with a slash.
  if (!documentIdShape.safeParse(props.rmaNumber).success) return props.missing;
  return (
    <ShopFirestoreProvider uid={props.uid}>
      <FoundReturn key={props.rmaNumber} {...props} />
    </ShopFirestoreProvider>
  );
}

function FoundReturn({ uid, rmaNumber, missing, children }: LiveOwnReturnProps) {
  // A query with a range, for the same reasons as in `live-own-order.tsx`.
  const own = query(
    returns(useFirestore()),
    where('uid', '==', uid),
    where(documentId(), '>=', rmaNumber),
    where(documentId(), '<=', rmaNumber),
    limit(1),
  );
  const { data } = useFirestoreCollection(own);
  if (!data) return <RecordsSkeleton />;
  const [found] = data.docs;
  if (found) return children(withId(found));
  // The return may exist even if it isn't in the cache.
  return data.metadata.fromCache ? <LoadFailed /> : missing;
}
