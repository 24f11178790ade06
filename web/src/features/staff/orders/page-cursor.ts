import { Timestamp } from 'firebase/firestore';

/** A place in the list: an order's time and, of several in one second, its id. */
export interface Cursor {
  createdAt: Timestamp;
  id: string;
}

/** Which page of the list: the newest one, or that next to a place. */
export type Page = { from: 'newest' } | { from: 'after' | 'before'; cursor: Cursor };

/** As an address keeps it: seconds, nanoseconds and id. */
export function writeCursor({ createdAt, id }: Cursor): string {
  return `${createdAt.seconds}.${createdAt.nanoseconds}.${id}`;
}

function readCursor(text: string | null): Cursor | undefined {
  const [, seconds, nanoseconds, id] =
    /^(\d{1,11})\.(\d{1,9})\.([\w-]{1,128})$/.exec(text ?? '') ?? [];
  if (seconds === undefined || nanoseconds === undefined || id === undefined) return undefined;
  return { createdAt: new Timestamp(Number(seconds), Number(nanoseconds)), id };
}

/** The page that an address asks for; the newest where it makes no sense. */
export function readPage(address: URLSearchParams): Page {
  for (const from of ['after', 'before'] as const) {
    const cursor = readCursor(address.get(from));
    if (cursor) return { from, cursor };
  }
  return { from: 'newest' };
}

interface Slice<Row> {
  rows: Row[];
  /** Whether there is anything before and after these. */
  newer: boolean;
  older: boolean;
}

/** A page out of what was read for it, which is one more than fits where there are more. */
export function sliceOf<Row>(read: readonly Row[], { from }: Page, size: number): Slice<Row> {
  const hasMore = read.length > size;
  if (from === 'before') {
    return { rows: read.slice(-size), newer: hasMore, older: read.length > 0 };
  }
  return { rows: read.slice(0, size), newer: from === 'after', older: hasMore };
}
