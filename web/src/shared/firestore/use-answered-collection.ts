import { getDocsFromServer, type Query, type QuerySnapshot } from 'firebase/firestore';
import { useEffect, useRef, useState } from 'react';
import { useFirestoreCollection } from 'reactfire';
import { withTimeout } from '../loading/with-timeout.ts';

/** After this long without an answer Firestore's SDK itself calls the server out of reach. */
const maxWaitMs = 10_000;

/**
 * What a query finds, as it changes; undefined until the server has answered. Firestore answers first with
 * the few documents that other listeners have put into its cache, such as the newest account alone: rows would
 * move under the pointer, and a press could hit another one. Where the server cannot be reached, the cache's answer is
 * given after 10 s at most, and at once where it is empty, because Firestore says that only of such a server. A component
 * that turns to an unrelated query needs another key: until that is answered it gets what the last one found. Throws
 * while rendering when the listener fails.
 */
export function useAnsweredCollection<Row extends object>(
  asked: Query<Row>,
): QuerySnapshot<Row> | undefined {
  const { data } = useFirestoreCollection(asked);
  const [shown, setShown] = useState<QuerySnapshot<Row>>();
  const isAnswered = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each rendering makes the query anew; only what it found is news
  useEffect(() => {
    if (!data) return;
    isAnswered.current ||= !data.metadata.fromCache;
    if (isAnswered.current || data.empty) return setShown(data);
    let isNewest = true;
    void answered(asked).then((hasAnswered) => {
      isAnswered.current ||= hasAnswered;
      if (isNewest) setShown(data);
    });
    return () => {
      isNewest = false;
    };
  }, [data]);
  return shown;
}

/**
 * Resolves once the server has answered, or to false where it does not. ReactFire's listener is not told of an answer
 * that changes nothing in what the cache had. The SDK serves both from one target, so that no document is read twice.
 */
async function answered(asked: Query): Promise<boolean> {
  try {
    await withTimeout(getDocsFromServer(asked), maxWaitMs);
    return true;
  } catch {
    // Any failure but a lost connection reaches the listener too, which throws it.
    return false;
  }
}
