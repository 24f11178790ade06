import {
  endAt,
  limit,
  type Query,
  type QueryDocumentSnapshot,
  type QuerySnapshot,
  query,
  startAfter,
} from 'firebase/firestore';
import { useState } from 'react';
import { withId } from './collections.ts';
import { QueryListener } from './query-listener.tsx';

const pageSize = 25;

/** The Firestore rules require a limit on every list. */
const maxClosedPage = 500;

type Cursor<Row> = QueryDocumentSnapshot<Row>;

/**
 * `ordered` must be sorted and have no limit. For a different query, give the component a new key. The last page reads
 * one extra document to find out whether there are more. Earlier pages end at a cursor, so inserts and deletes leave no
 * gaps.
 */
export function useLivePages<Row extends object>(ordered: Query<Row>) {
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
    /** True if Firestore is unreachable and nothing is cached, so the list may not really be empty. */
    isUnreachable: Boolean(first?.empty && first.metadata.fromCache),
    /** Render these to keep the pages live. They show nothing. */
    listeners: [undefined, ...cursors].map((from, index) => (
      <QueryListener
        key={from?.id ?? 'first'}
        query={pageQuery(ordered, from, cursors[index])}
        onChange={(snapshot) => setPage(index, snapshot)}
      />
    )),
  };
}

function pageQuery<Row>(
  ordered: Query<Row>,
  from: Cursor<Row> | undefined,
  to: Cursor<Row> | undefined,
): Query<Row> {
  const afterCursor = from ? query(ordered, startAfter(from)) : ordered;
  return to
    ? query(afterCursor, endAt(to), limit(maxClosedPage))
    : query(afterCursor, limit(pageSize + 1));
}
