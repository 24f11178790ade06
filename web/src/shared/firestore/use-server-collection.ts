import { getDocsFromServer, type Query, type QuerySnapshot } from 'firebase/firestore';
import { useEffect, useRef, useState } from 'react';
import { useFirestoreCollection } from 'reactfire';
import { withTimeout } from '../loading/with-timeout.ts';

/** Firestore's SDK also considers the server unreachable after this time. */
const maxWaitMs = 10_000;

/**
 * Undefined until the server has responded, because partial results from the cache would make rows jump. If the server
 * is unreachable, returns cached rows after 10 s. Empty results are returned immediately. For an unrelated query, give
 * the component a new key. Throws while rendering if the listener fails.
 */
export function useServerCollection<Row extends object>(
  query: Query<Row>,
): QuerySnapshot<Row> | undefined {
  const { data } = useFirestoreCollection(query);
  const [shown, setShown] = useState<QuerySnapshot<Row>>();
  const hasServerData = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each render creates a new query; only a new result matters
  useEffect(() => {
    if (!data) return;
    hasServerData.current ||= !data.metadata.fromCache;
    if (hasServerData.current || data.empty) return setShown(data);
    let isNewest = true;
    void serverResponds(query).then((responded) => {
      hasServerData.current ||= responded;
      if (isNewest) setShown(data);
    });
    return () => {
      isNewest = false;
    };
  }, [data]);
  return shown;
}

/**
 * Asks the server directly, because ReactFire isn't notified if the response matches the cache. The request shares the
 * listener's target, so no document is read twice.
 */
async function serverResponds(query: Query): Promise<boolean> {
  try {
    await withTimeout(getDocsFromServer(query), maxWaitMs);
    return true;
  } catch {
    // Ignores errors: either the connection was lost, or the listener gets the same error and throws it.
    return false;
  }
}
