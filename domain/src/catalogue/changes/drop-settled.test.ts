import { describe, expect, it } from 'vitest';
import { dayMs } from '../../retention/retention.ts';
import { dropSettled, isUndoable, undoDays } from './drop-settled.ts';
import { nothingFolded } from './folded.ts';
import { saved } from './testing/recorded.ts';

const sku = 'HD55S';
const limit = undoDays * dayMs;
const pricesOf = (changes: ReturnType<typeof dropSettled>) => changes.map(({ price }) => price);

describe('isUndoable', () => {
  const { changes } = saved([100, { sku, price: '$95.00' }, 200]);

  it('ends some time after the change took effect', () => {
    expect(isUndoable(changes, 'c1', 100)).toBe(true);
    expect(isUndoable(changes, 'c1', 200 + limit)).toBe(true);
    expect(isUndoable(changes, 'c1', 201 + limit)).toBe(false);
  });

  it('is false for unknown and undone changes', () => {
    expect(isUndoable(changes, 'c2', 200)).toBe(false);
    const undone = changes.map((each) => ({ ...each, undone: { version: 2, at: 300 } }));
    expect(isUndoable(undone, 'c1', 300)).toBe(false);
  });
});

describe('dropSettled', () => {
  it('drops a replaced price once the later one can no longer be undone', () => {
    const { changes } = saved([1, { sku, price: '$95.00' }], [10, { sku, price: '$99.00' }]);
    expect(pricesOf(dropSettled(changes, 10 + limit, nothingFolded))).toEqual(['$95.00', '$99.00']);
    expect(pricesOf(dropSettled(changes, 11 + limit, nothingFolded))).toEqual(['$99.00']);
  });

  it('keeps the other fields of the change', () => {
    const { changes } = saved(
      [1, { sku, price: '$95.00', hidden: true }],
      [9, { sku, hidden: false }],
    );
    const [first] = dropSettled(changes, 10 + limit, nothingFolded);
    expect(first).toMatchObject({ price: '$95.00', sheetPrice: '$91.00' });
    expect(first).not.toHaveProperty('hidden');
    expect(first).not.toHaveProperty('sheetHidden');
  });

  it('drops folded prices once the release can no longer be rolled back', () => {
    const availability = { kind: 'ships-in', days: 5 } as const;
    const { changes } = saved([1, { sku, price: '$95.00', availability }]);
    const folded = { version: 1, at: 10 };
    expect(dropSettled(changes, 10 + limit, folded)).toEqual(changes);
    const [kept] = dropSettled(changes, 11 + limit, folded);
    expect(kept).toMatchObject({ availability });
    expect(kept).not.toHaveProperty('price');
  });

  it('keeps an undone change for as long as the spreadsheet contains it', () => {
    const { changes } = saved([1, { sku, price: '$95.00' }]);
    const undone = changes.map((each) => ({ ...each, undone: { version: 2, at: 5 } }));
    const now = 6 + limit;
    expect(dropSettled(undone, now, { version: 1, at: 3 })).toEqual(undone);
    expect(dropSettled(undone, now, { version: 2, at: 6 })).toEqual([]);
    expect(dropSettled(undone, now, nothingFolded)).toEqual([]);
    expect(dropSettled(undone, now - 1, nothingFolded)).toEqual(undone);
  });
});
