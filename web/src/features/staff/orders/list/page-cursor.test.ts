import { Timestamp } from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { type Page, readPage, slicePage, writeCursor } from './page-cursor.ts';

const cursor = { createdAt: new Timestamp(1_700_000_000, 5), id: 'Qm7xKd2RzV9pLw4TnB8c' };

describe('readPage', () => {
  it.each(['after', 'before'] as const)('parses the page %s a cursor', (from) => {
    const address = new URLSearchParams({ [from]: writeCursor(cursor) });
    const page = readPage(address);
    expect(page).toEqual({ from, cursor });
    expect(page.from !== 'start' && page.cursor.createdAt).toBeInstanceOf(Timestamp);
  });

  it.each(['', 'after=', 'after=1.2', 'after=now.0.id', 'after=1.2.a/b', 'before=1.2.'])(
    'falls back to the first page for %j',
    (address) => {
      expect(readPage(new URLSearchParams(address))).toEqual({ from: 'start' });
    },
  );
});

describe('slicePage with two rows per page', () => {
  it.each<[Page, number[], object]>([
    [{ from: 'start' }, [], { rows: [], previous: false, next: false }],
    [{ from: 'start' }, [1, 2], { rows: [1, 2], previous: false, next: false }],
    [{ from: 'start' }, [1, 2, 3], { rows: [1, 2], previous: false, next: true }],
    [{ from: 'after', cursor }, [3], { rows: [3], previous: true, next: false }],
    [{ from: 'after', cursor }, [3, 4, 5], { rows: [3, 4], previous: true, next: true }],
    [{ from: 'before', cursor }, [1, 2, 3], { rows: [2, 3], previous: true, next: true }],
    [{ from: 'before', cursor }, [1, 2], { rows: [1, 2], previous: false, next: true }],
  ])('for %j, slices %j', (page, read, slice) => {
    expect(slicePage(read, page, 2)).toEqual(slice);
  });
});
