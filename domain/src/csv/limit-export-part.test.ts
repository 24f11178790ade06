import { describe, expect, it } from 'vitest';
import { limitExportPart } from './limit-export-part.ts';

function slowPages(count: number) {
  let ms = 0;
  const read: number[] = [];
  async function* pages() {
    for (let page = 0; page < count; page += 1) {
      ms += 4_000;
      read.push(page);
      yield [2 * page, 2 * page + 1];
    }
  }
  return { pages: pages(), read, now: () => ms };
}

describe('limitExportPart', () => {
  it.each([
    [
      'all pages within the limits',
      3,
      { maxItems: 100, maxMs: 60_000 },
      [0, 1, 2, 3, 4, 5],
      undefined,
    ],
    [
      'only the pages needed to reach the item limit',
      9,
      { maxItems: 3, maxMs: 60_000 },
      [0, 1, 2, 3],
      3,
    ],
    [
      'only the pages that fit the time limit',
      9,
      { maxItems: 100, maxMs: 10_000 },
      [0, 1, 2, 3, 4, 5],
      5,
    ],
    ['one page even if it exceeds the time limit', 9, { maxItems: 100, maxMs: 0 }, [0, 1], 1],
    ['nothing if there are no pages', 0, { maxItems: 100, maxMs: 0 }, [], undefined],
  ])('reads %s', async (_pages, count, limits, expected, continuesAfter) => {
    const { pages, read, now } = slowPages(count);
    const taken: number[] = [];
    const take = (page: readonly number[]) => {
      taken.push(...page);
      return undefined;
    };
    const part = await limitExportPart(pages, take, { ...limits, now });
    expect(taken).toEqual(expected);
    expect(part).toEqual({ count: expected.length, continuesAfter });
    expect(read).toHaveLength(expected.length / 2);
  });

  it('counts rows instead of items if an item becomes several rows', async () => {
    const { pages, read, now } = slowPages(9);
    const limits = { maxItems: 25, maxMs: 100_000, now };
    const part = await limitExportPart(pages, (page) => page.length * 10, limits);
    expect(part).toEqual({ count: 40, continuesAfter: 3 });
    expect(read).toHaveLength(2);
  });
});
