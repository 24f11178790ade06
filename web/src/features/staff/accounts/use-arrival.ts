import { limit, orderBy, query, where } from 'firebase/firestore';
import { useState } from 'react';
import { useFirestore, useFirestoreCollection } from 'reactfire';
import { users } from '../../../shared/firestore/collections.ts';

/**
 * The name of who has registered since the page was opened; undefined while nobody has. Listens to
 * one document, however long the queue is.
 */
export function useArrival(): string | undefined {
  const waiting = query(users(useFirestore()), where('status', '==', 'pending'));
  const { data } = useFirestoreCollection(query(waiting, orderBy('createdAt', 'desc'), limit(1)));
  const newest = data?.docs[0]?.data();
  const [opened, setOpened] = useState<number>();
  // What memory knows of other lists may be older than what the server has: no arrival.
  if (data && !data.metadata.fromCache && opened === undefined) {
    setOpened(newest?.createdAt.toMillis() ?? 0);
  }
  if (!newest || opened === undefined) return undefined;
  return newest.createdAt.toMillis() > opened ? newest.name : undefined;
}
