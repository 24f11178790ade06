import type { Query, QuerySnapshot } from 'firebase/firestore';
import { useEffect } from 'react';
import { useServerCollection } from './use-server-collection.ts';

interface QueryListenerProps<Row> {
  query: Query<Row>;
  onChange: (snapshot: QuerySnapshot<Row>) => void;
}

/** For lists of several queries, because hooks can't be called in a loop. Shows nothing. */
export function QueryListener<Row extends object>({ query, onChange }: QueryListenerProps<Row>) {
  const snapshot = useServerCollection(query);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new snapshot matters, not a new callback
  useEffect(() => {
    if (snapshot) onChange(snapshot);
  }, [snapshot]);
  return null;
}
