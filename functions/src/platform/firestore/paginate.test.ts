import type { Query } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { paginate } from './paginate.ts';

/** A query over these documents that tells how often it was asked. */
function fakeQuery(documents: readonly string[]) {
  const asked: (string | undefined)[] = [];
  const from = (after: string | undefined, size: number): object => ({
    limit: (next: number) => from(after, next),
    startAfter: (next: string) => from(next, size),
    get: async () => {
      asked.push(after);
      const begin = after === undefined ? 0 : documents.indexOf(after) + 1;
      return { docs: documents.slice(begin, begin + size) };
    },
  });
  return { query: from(undefined, documents.length) as Query, asked };
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

it('reads a page only when it is asked for', async () => {
  const { query, asked } = fakeQuery(['a', 'b', 'c']);
  for await (const page of paginate(query, 2)) {
    expect(page).toEqual(['a', 'b']);
    break;
  }
  expect(asked).toEqual([undefined]);
});
