import {
  type ChosenTerms,
  chooseTerms,
  decisiveRecords,
} from '@dental-shop/domain/find/choose-terms';
import type { FindQuery } from '@dental-shop/domain/find/find-query';
import { limit, type Query, query, where } from 'firebase/firestore';
import { useState } from 'react';
import { useServerCollection } from '../../../shared/firestore/use-server-collection.ts';

/** Needs a new `key` for each search. `ordered` is a sorted query of all records. */
export function useChosenTerms<Row extends object>(
  ordered: Query<Row>,
  find: FindQuery,
): ChosenTerms | 'loading' | 'unreachable' {
  const { values, limit: count } = decisiveRecords(find);
  const decisive = query(ordered, where('searchTerms', 'array-contains-any', values), limit(count));
  const data = useServerCollection(decisive);
  const [hasServerData, setHasServerData] = useState(false);
  if (data && !data.metadata.fromCache && !hasServerData) setHasServerData(true);
  if (!data) return 'loading';
  // The cache has only records that other lists have read, so a search there would find only some of the matches.
  if (data.metadata.fromCache && !hasServerData) return 'unreachable';
  return chooseTerms(
    find,
    data.docs.map((document) => searchTermsOf(document.data())),
  );
}

/** Every searchable document has this field, but its type omits it, because only searches read it. */
export function searchTermsOf(row: object): readonly string[] {
  return 'searchTerms' in row && Array.isArray(row.searchTerms) ? row.searchTerms : [];
}
