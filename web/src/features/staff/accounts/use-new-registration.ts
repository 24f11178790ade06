import { limit, orderBy, query, where } from 'firebase/firestore';
import { useState } from 'react';
import { useFirestore, useFirestoreCollection } from 'reactfire';
import { users } from '../../../shared/firestore/collections.ts';

/**
 * The name of the customer who registered last since the page was opened; undefined while nobody
 * has. Listens to one document, however long the queue is.
 */
export function useNewRegistration(): string | undefined {
  const pending = query(users(useFirestore()), where('status', '==', 'pending'));
  const { data } = useFirestoreCollection(query(pending, orderBy('createdAt', 'desc'), limit(1)));
  const newest = data?.docs[0]?.data();
  const [newestAtStartMs, setNewestAtStartMs] = useState<number>();
  // Only an answer of the server counts: the cache may hold an older account as the newest, and
  // the server's answer would then look like a new registration.
  if (data && !data.metadata.fromCache && newestAtStartMs === undefined) {
    setNewestAtStartMs(newest?.createdAt.toMillis() ?? 0);
  }
  if (!newest || newestAtStartMs === undefined) return undefined;
  return newest.createdAt.toMillis() > newestAtStartMs ? newest.name : undefined;
}
