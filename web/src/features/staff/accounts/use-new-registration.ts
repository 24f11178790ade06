import { limit, orderBy, query, where } from 'firebase/firestore';
import { useState } from 'react';
import { useFirestore } from 'reactfire';
import { users } from '../../../shared/firestore/collections.ts';
import { useAnsweredCollection } from '../../../shared/firestore/use-answered-collection.ts';

/**
 * The name of the customer who registered last since the page was opened; undefined while nobody
 * has. Listens to one document, however long the queue is.
 */
export function useNewRegistration(): string | undefined {
  const pending = query(users(useFirestore()), where('status', '==', 'pending'));
  // Once the server has answered: the cache may hold an older account as the newest, and the server's answer would then
  // look like a new registration.
  const data = useAnsweredCollection(query(pending, orderBy('createdAt', 'desc'), limit(1)));
  const newest = data?.docs[0]?.data();
  const [newestAtStartMs, setNewestAtStartMs] = useState<number>();
  // Nothing at all in the cache says only that the server cannot be reached.
  const isKnown = data && !(data.empty && data.metadata.fromCache);
  if (isKnown && newestAtStartMs === undefined) {
    setNewestAtStartMs(newest?.createdAt.toMillis() ?? 0);
  }
  if (!newest || newestAtStartMs === undefined) return undefined;
  return newest.createdAt.toMillis() > newestAtStartMs ? newest.name : undefined;
}
