import { getDocsFromServer, type Query, type QuerySnapshot } from 'firebase/firestore';
import { useEffect, useRef, useState } from 'react';
import { useFirestoreCollection } from 'reactfire';
import { withTimeout } from '../loading/with-timeout.ts';

/** After this long without a response, Firestore's SDK considers the server unreachable, too. */
const maxWaitMs = 10_000;

/**
 * The live result of a query, undefined until the server has responded. Firestore first returns what other listeners
 * left in its cache, such as the newest account alone: rows would move under the pointer. If the server is unreachable,
 * the cached result counts after 10 s, an empty one immediately. Needs a new key for an unrelated query. Throws while
 * rendering if the listener fails.
 */
export function useAnsweredCollection<Row extends object>(
  asked: Query<Row>,
): QuerySnapshot<Row> | undefined {
  const { data } = useFirestoreCollection(asked);
  const [shown, setShown] = useState<QuerySnapshot<Row>>();
  const isAnswered = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each render creates a new query; only a new result matters
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
 * Resolves once the server has responded, or to false if it doesn't. ReactFire's listener isn't called when the response
 * matches the cache. The SDK serves both from one target, so no document is read twice.
 */
async function answered(asked: Query): Promise<boolean> {
  try {
    await withTimeout(getDocsFromServer(asked), maxWaitMs);
    return true;
  } catch {
    // Other failures than a lost connection reach the listener too, which throws them.
    return false;
  }
}
