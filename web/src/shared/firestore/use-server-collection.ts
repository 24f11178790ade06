import { getDocsFromServer, type Query, type QuerySnapshot } from 'firebase/firestore';
import { useEffect, useRef, useState } from 'react';
import { useFirestoreCollection } from 'reactfire';

/**
 * Undefined until the server has responded, because the cache has only documents that other listeners have read. On a
 * slow connection, such rows would look like the whole list. If the SDK reports that the server is unreachable, returns
 * the cached rows. For an unrelated query, give the component a new key. Throws while rendering if the listener fails.
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
    // The SDK returns an empty result from the cache only if the server is unreachable.
    if (hasServerData.current || data.empty) return setShown(data);
    let isNewest = true;
    void serverResponse(query).then((response) => {
      hasServerData.current ||= response !== undefined;
      if (isNewest) setShown(response ?? data);
    });
    return () => {
      isNewest = false;
    };
  }, [data]);
  return shown;
}

/**
 * Queries the server directly, because ReactFire isn't notified if the response matches the cache. The request shares
 * the listener's target, so no document is read twice.
 */
async function serverResponse<Row extends object>(
  query: Query<Row>,
): Promise<QuerySnapshot<Row> | undefined> {
  try {
    return await getDocsFromServer(query);
  } catch {
    // Ignores errors: either the connection was lost, or the listener gets the same error and throws it.
    return undefined;
  }
}
