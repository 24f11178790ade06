import {
  endAt,
  limit,
  type Query,
  type QueryDocumentSnapshot,
  type QuerySnapshot,
  query,
  startAfter,
} from 'firebase/firestore';
import { type ReactNode, useEffect, useState } from 'react';
import { type WithId, withId } from './collections.ts';
import { useAnsweredCollection } from './use-answered-collection.ts';

const pageSize = 25;

/** Firestore's rules demand a limit on every list. */
const maxClosedPage = 500;

type Cursor<Row> = QueryDocumentSnapshot<Row>;

export interface LivePages<Row> {
  /** Undefined until the first page is loaded. */
  rows: WithId<Row>[] | undefined;
  /** Loads the next page; undefined on the last page and while another loads. */
  more: (() => void) | undefined;
  isLoadingMore: boolean;
  /** Firestore is unreachable, and its empty cache doesn't mean that the list is empty. */
  isUnreachable: boolean;
  /** Must be rendered: they listen, and show nothing. */
  listeners: ReactNode;
}

/**
 * A live list of any length, page by page. `ordered` has an order but no limit; another query needs another key. Each
 * page has its own listener. The last one reads one document more than it shows, to know whether another page follows.
 * Earlier ones reach from cursor to cursor, so that documents can come and go without falling between two pages.
 */
export function useLivePages<Row extends object>(ordered: Query<Row>): LivePages<Row> {
  const [cursors, setCursors] = useState<readonly Cursor<Row>[]>([]);
  const [pages, setPages] = useState<readonly QuerySnapshot<Row>[]>([]);
  const [first] = pages;
  const loaded = pages.slice(0, cursors.length + 1).map(({ docs }) => docs);
  const last = loaded[cursors.length];
  const end = last?.[pageSize - 1];
  const shown = loaded.flatMap((page, index) =>
    index === loaded.length - 1 ? page.slice(0, pageSize) : page,
  );
  const setPage = (index: number, page: QuerySnapshot<Row>) =>
    setPages((current) => Object.assign([...current], { [index]: page }));
  const hasMore = end !== undefined && last !== undefined && last.length > pageSize;
  return {
    rows: first && shown.map(withId),
    more: hasMore ? () => setCursors([...cursors, end]) : undefined,
    isLoadingMore: first !== undefined && last === undefined,
    isUnreachable: Boolean(first?.empty && first.metadata.fromCache),
    listeners: [undefined, ...cursors].map((from, index) => (
      <PageListener
        key={from?.id ?? 'first'}
        page={pageOf(ordered, from, cursors[index])}
        onChange={(snapshot) => setPage(index, snapshot)}
      />
    )),
  };
}

function pageOf<Row>(
  ordered: Query<Row>,
  from: Cursor<Row> | undefined,
  to: Cursor<Row> | undefined,
): Query<Row> {
  const begun = from ? query(ordered, startAfter(from)) : ordered;
  return to ? query(begun, endAt(to), limit(maxClosedPage)) : query(begun, limit(pageSize + 1));
}

interface PageListenerProps<Row> {
  page: Query<Row>;
  onChange: (snapshot: QuerySnapshot<Row>) => void;
}

function PageListener<Row extends object>({ page, onChange }: PageListenerProps<Row>) {
  const snapshot = useAnsweredCollection(page);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new snapshot matters, not a new callback
  useEffect(() => {
    if (snapshot) onChange(snapshot);
  }, [snapshot]);
  return null;
}
