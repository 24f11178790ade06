import {
  type ChosenTerms,
  chooseTerms,
  decisiveRecords,
} from '@dental-shop/domain/find/choose-terms';
import type { FindQuery } from '@dental-shop/domain/find/find-query';
import { limit, type Query, query, where } from 'firebase/firestore';
import { useLiveCollection } from './use-live-collection.ts';

/** Needs a new `key` for each search. `ordered` is a sorted query of all records. */
export function useChosenTerms<Row extends object>(
  ordered: Query<Row>,
  find: FindQuery,
): ChosenTerms | 'loading' | 'unreachable' {
  const { values, limit: count } = decisiveRecords(find);
  const decisive = query(ordered, where('searchTerms', 'array-contains-any', values), limit(count));
  const data = useLiveCollection(decisive);
  if (typeof data === 'string') return data;
  return chooseTerms(
    find,
    data.docs.map((document) => searchTermsOf(document.data())),
  );
}

/** Part of every searchable document, but not of its type: only searches read them. */
export function searchTermsOf(row: object): readonly string[] {
  return 'searchTerms' in row && Array.isArray(row.searchTerms) ? row.searchTerms : [];
}
