import {
  endBefore,
  limit,
  limitToLast,
  type QueryConstraint,
  startAfter,
  Timestamp,
} from 'firebase/firestore';

/** A place in the list of orders: the time of one and, where several share it, its id. */
export interface Cursor {
  createdAt: Timestamp;
  id: string;
}

/** A page of the list: the newest orders, or those after or before a place. */
export type Page = { from: 'newest' } | { from: 'after' | 'before'; cursor: Cursor };

/** For an address: seconds, nanoseconds and id. */
export function writeCursor({ createdAt, id }: Cursor): string {
  return `${createdAt.seconds}.${createdAt.nanoseconds}.${id}`;
}

function readCursor(text: string | null): Cursor | undefined {
  const [, seconds, nanoseconds, id] =
    /^(\d{1,11})\.(\d{1,9})\.([\w-]{1,128})$/.exec(text ?? '') ?? [];
  if (seconds === undefined || nanoseconds === undefined || id === undefined) return undefined;
  return { createdAt: new Timestamp(Number(seconds), Number(nanoseconds)), id };
}

/** The page that an address names; the newest orders if it names none. */
export function readPage(address: URLSearchParams): Page {
  for (const from of ['after', 'before'] as const) {
    const cursor = readCursor(address.get(from));
    if (cursor) return { from, cursor };
  }
  return { from: 'newest' };
}

/**
 * Reads one row more than the page shows, which tells whether there is another page. Of a list that is
 * ordered newest first; `limitToLast` makes Firestore read it in ascending order.
 */
export function pageConstraints(page: Page, size: number): QueryConstraint[] {
  if (page.from === 'newest') return [limit(size + 1)];
  const { createdAt, id } = page.cursor;
  return page.from === 'after'
    ? [startAfter(createdAt, id), limit(size + 1)]
    : [endBefore(createdAt, id), limitToLast(size + 1)];
}

interface Slice<Row> {
  rows: Row[];
  /** Whether there are newer and older ones than these. */
  newer: boolean;
  older: boolean;
}

/** Cuts a page out of what was read for it: up to `size + 1`, one more to tell if there is more. */
export function sliceOf<Row>(read: readonly Row[], { from }: Page, size: number): Slice<Row> {
  const hasMore = read.length > size;
  if (from === 'before') {
    return { rows: read.slice(-size), newer: hasMore, older: read.length > 0 };
  }
  return { rows: read.slice(0, size), newer: from === 'after', older: hasMore };
}
