import { getDocsFromServer, type Query, type QuerySnapshot } from 'firebase/firestore';
import { useEffect, useRef, useState } from 'react';
import { useFirestoreCollection } from 'reactfire';
import { withTimeout } from '../loading/with-timeout.ts';

/** Firestore's SDK also considers the server unreachable after this time. */
const maxWaitMs = 10_000;

/**
 * Undefined until the server has responded, because partial results from the cache would make rows jump. If the server
 * is unreachable, returns cached results after 10 s, or an empty result immediately. Use a new key for an unrelated
 * query. Throws while rendering if the listener fails.
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
 * ReactFire isn't notified if the response matches the cache. This request shares the listener's target, so no document
 * is read twice.
 */
async function answered(asked: Query): Promise<boolean> {
  try {
    await withTimeout(getDocsFromServer(asked), maxWaitMs);
    return true;
  } catch {
    // The listener also receives errors other than a lost connection, and throws them.
    return false;
  }
}
