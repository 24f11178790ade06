import { describe, expect, it } from 'vitest';
import { limitExportPart } from './export-orders.ts';

/** Pages of two items, each of which takes 4 s to read; notes how many were asked for. */
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
    ['all there is', 3, { maxItems: 100, maxMs: 60_000 }, [0, 1, 2, 3, 4, 5], undefined],
    ['no more than enough', 9, { maxItems: 3, maxMs: 60_000 }, [0, 1, 2, 3], 3],
    ['what can be read in time', 9, { maxItems: 100, maxMs: 10_000 }, [0, 1, 2, 3, 4, 5], 5],
    ['one page, however slow', 9, { maxItems: 100, maxMs: 0 }, [0, 1], 1],
    ['nothing of nothing', 0, { maxItems: 100, maxMs: 0 }, [], undefined],
  ])('takes %s', async (_what, count, limits, expected, continuesAfter) => {
    const { pages, read, now } = slowPages(count);
    const taken: number[] = [];
    const part = await limitExportPart(pages, (page) => taken.push(...page), { ...limits, now });
    expect(taken).toEqual(expected);
    expect(part).toEqual({ count: expected.length, continuesAfter });
    expect(read).toHaveLength(expected.length / 2);
  });
});
