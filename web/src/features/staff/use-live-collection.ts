import type { Query, QuerySnapshot } from 'firebase/firestore';
import { useServerCollection } from '../../shared/firestore/use-server-collection.ts';

/** For an unrelated query, give the component a new key. */
export function useLiveCollection<Row extends object>(
  query: Query<Row>,
): QuerySnapshot<Row> | 'loading' | 'unreachable' {
  const data = useServerCollection(query);
  if (!data) return 'loading';
  // Offline, documents missing from the cache may still exist.
  return data.empty && data.metadata.fromCache ? 'unreachable' : data;
}
