import type { Query, QuerySnapshot } from 'firebase/firestore';
import { useEffect, useRef, useState } from 'react';
import { useFirestoreCollection } from 'reactfire';

/** After this long without an answer Firestore's SDK itself calls the server out of reach. */
const maxWaitMs = 10_000;

/**
 * What a query finds, as it changes; undefined until the server has answered. Firestore answers first with
 * the few documents that other listeners have put into its cache, such as the newest account alone: rows would
 * move under the pointer, and a press could hit another one. Without an answer the cache's is given after 10 s, and at
 * once where it is empty, because Firestore says that only of a server that cannot be reached. A component that
 * turns to an unrelated query needs another key: until that is answered it gets what the last one found. Throws while rendering when the listener fails.
 */
export function useAnsweredCollection<Row extends object>(
  asked: Query<Row>,
): QuerySnapshot<Row> | undefined {
  const { data } = useFirestoreCollection(asked);
  const [shown, setShown] = useState<QuerySnapshot<Row>>();
  const isAnswered = useRef(false);
  useEffect(() => {
    if (!data) return;
    isAnswered.current ||= !data.metadata.fromCache;
    if (isAnswered.current || data.empty) return setShown(data);
    const timer = setTimeout(() => setShown(data), maxWaitMs);
    return () => clearTimeout(timer);
  }, [data]);
  return shown;
}
