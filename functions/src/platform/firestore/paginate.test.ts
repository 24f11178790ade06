import type { Query } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { paginate } from './paginate.ts';

function fakeQuery(documents: readonly string[]) {
  const cursors: (string | undefined)[] = [];
  const from = (after: string | undefined, size: number): object => ({
    limit: (next: number) => from(after, next),
    startAfter: (next: string) => from(next, size),
    get: async () => {
      cursors.push(after);
      const start = after === undefined ? 0 : documents.indexOf(after) + 1;
      return { docs: documents.slice(start, start + size) };
    },
  });
  return { query: from(undefined, documents.length) as Query, cursors };
}

it.each([
  [[], []],
  [['a'], [['a']]],
  [['a', 'b'], [['a', 'b']]],
  [
    ['a', 'b', 'c'],
    [['a', 'b'], ['c']],
  ],
  [
    ['a', 'b', 'c', 'd'],
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
])('reads %j in pages of two', async (documents, expected) => {
  const pages: unknown[] = [];
  for await (const page of paginate(fakeQuery(documents).query, 2)) pages.push(page);
  expect(pages).toEqual(expected);
});

it('reads the next page only when the caller needs it', async () => {
  const { query, cursors } = fakeQuery(['a', 'b', 'c']);
  for await (const page of paginate(query, 2)) {
    expect(page).toEqual(['a', 'b']);
    break;
  }
  expect(cursors).toEqual([undefined]);
});
