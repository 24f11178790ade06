import {
  limit,
  type Query,
  type QueryDocumentSnapshot,
  type QuerySnapshot,
  query,
  startAfter,
} from 'firebase/firestore';
import { type ReactNode, useState } from 'react';
import { type WithId, withId } from '../../../shared/firestore/collections.ts';
import { QueryListener } from '../../../shared/firestore/query-listener.tsx';
import { RecordsSkeleton } from '../../../shared/loading/records-skeleton.tsx';
import { DatabaseFailure } from '../shell/database-failure.tsx';
import { pageSize } from './use-row-pages.ts';

interface Page<Row> {
  /** The last rows of the pages before this one. */
  cursors: readonly QueryDocumentSnapshot<Row>[];
  snapshot: QuerySnapshot<Row>;
}

export interface TablePages<Row> {
  /** Undefined until the first page has loaded. */
  rows: readonly WithId<Row>[] | undefined;
  pager: { previous: (() => void) | undefined; next: (() => void) | undefined };
  /** Identifies the current page. Stays the same when its rows change. */
  pageKey: string;
  /** True if Firestore is unreachable and nothing is cached, so the list may not really be empty. */
  isUnreachable: boolean;
  /** Render it to keep the page live. It shows nothing. */
  listener: ReactNode;
}

/**
 * One live page of a sorted query without a limit. Reads one document more than it shows, to find out whether there are
 * more. If the sort order changes, pass it as well: the list starts over, but keeps its rows until the new ones have
 * loaded. For a different query, give the component a new key.
 */
export function useTablePages<Row extends object>(
  ordered: Query<Row>,
  order = '',
  size = pageSize,
): TablePages<Row> {
  const [cursors, setCursors] = useState<Page<Row>['cursors']>([]);
  const [currentOrder, setCurrentOrder] = useState(order);
  if (order !== currentOrder) {
    setCurrentOrder(order);
    setCursors([]);
  }
  // The previous page stays visible until the next one has loaded.
  const [page, setPage] = useState<Page<Row>>();
  const last = cursors.at(-1);
  const show = (snapshot: QuerySnapshot<Row>) => {
    // All rows of the page may have left the query, for example because the orders were shipped. An empty snapshot
    // from the cache only means that Firestore is unreachable.
    const isPageGone = snapshot.empty && !snapshot.metadata.fromCache;
    if (isPageGone && cursors.length > 0) setCursors(cursors.slice(0, -1));
    else setPage({ cursors, snapshot });
  };
  const docs = page?.snapshot.docs;
  const end = docs && docs.length > size ? docs[size - 1] : undefined;
  return {
    rows: docs?.slice(0, size).map(withId),
    pager: {
      previous:
        page && page.cursors.length > 0 ? () => setCursors(page.cursors.slice(0, -1)) : undefined,
      next: page && end ? () => setCursors([...page.cursors, end]) : undefined,
    },
    pageKey: page?.cursors.at(-1)?.id ?? '',
    isUnreachable: Boolean(page?.snapshot.empty && page.snapshot.metadata.fromCache),
    listener: (
      <QueryListener
        key={`${order} ${last?.id ?? ''}`}
        query={query(ordered, ...(last ? [startAfter(last)] : []), limit(size + 1))}
        onChange={show}
      />
    ),
  };
}

interface LivePagesProps<Row> {
  pages: TablePages<Row>;
  empty: ReactNode;
  children: (rows: readonly WithId<Row>[]) => ReactNode;
}

export function LivePages<Row>({ pages, empty, children }: LivePagesProps<Row>) {
  const { rows, isUnreachable, listener } = pages;
  return (
    <>
      {listener}
      {!rows && <RecordsSkeleton />}
      {isUnreachable && <DatabaseFailure />}
      {rows?.length === 0 && !isUnreachable && empty}
      {rows && rows.length > 0 && children(rows)}
    </>
  );
}
