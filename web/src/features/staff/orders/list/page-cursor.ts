import {
  endBefore,
  limit,
  limitToLast,
  type QueryConstraint,
  startAfter,
  Timestamp,
} from 'firebase/firestore';

export interface Cursor {
  createdAt: Timestamp;
  id: string;
}

export type Page = { from: 'start' } | { from: 'after' | 'before'; cursor: Cursor };

export function writeCursor({ createdAt, id }: Cursor): string {
  return `${createdAt.seconds}.${createdAt.nanoseconds}.${id}`;
}

function readCursor(text: string | null): Cursor | undefined {
  const [, seconds, nanoseconds, id] =
    /^(\d{1,11})\.(\d{1,9})\.([\w-]{1,128})$/.exec(text ?? '') ?? [];
  if (seconds === undefined || nanoseconds === undefined || id === undefined) return undefined;
  return { createdAt: new Timestamp(Number(seconds), Number(nanoseconds)), id };
}

export function readPage(address: URLSearchParams): Page {
  for (const from of ['after', 'before'] as const) {
    const cursor = readCursor(address.get(from));
    if (cursor) return { from, cursor };
  }
  return { from: 'start' };
}

export function pageConstraints(page: Page, size: number): QueryConstraint[] {
  if (page.from === 'start') return [limit(size + 1)];
  const { createdAt, id } = page.cursor;
  return page.from === 'after'
    ? [startAfter(createdAt, id), limit(size + 1)]
    : [endBefore(createdAt, id), limitToLast(size + 1)];
}

export function slicePage<Row>(read: readonly Row[], { from }: Page, size: number) {
  const hasMore = read.length > size;
  if (from === 'before') {
    return { rows: read.slice(-size), previous: hasMore, next: read.length > 0 };
  }
  return { rows: read.slice(0, size), previous: from === 'after', next: hasMore };
}
