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
  /** Undefined until the first page is here. */
  rows: WithId<Row>[] | undefined;
  /** Asks for the next page; undefined where there is none, and while one is on its way. */
  more: (() => void) | undefined;
  /** True while a next page is on its way. */
  isLoadingMore: boolean;
  /**
   * True where Firestore cannot be reached: it then answers from its empty cache, which does not
   * mean that the list is empty.
   */
  isUnreachable: boolean;
  /** To be rendered somewhere: they listen, and show nothing. */
  listeners: ReactNode;
}

/**
 * A live list of any length, page by page. `ordered` must have an order and no limit; for another
 * query the component needs another key. Each page is a listener of its own. The last one is
 * limited to 25 documents, and one more that tells whether there is another page. Those before it
 * reach from cursor to cursor, so that nothing falls between two pages when documents come and go.
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was heard is news, not who listens
  useEffect(() => {
    if (snapshot) onChange(snapshot);
  }, [snapshot]);
  return null;
}
