import { expect, it } from 'vitest';
import type { CartItem } from './cart.ts';
import { undoChange } from './undo-change.ts';

const line = (SKU: string, quantity = 1): CartItem => ({
  SKU,
  Name: `Part ${SKU}`,
  Price: '$1.00',
  'thumbnail Photo Name': '',
  quantity,
});

it('puts what was removed back in its place', () => {
  const before = [line('A'), line('B', 2), line('C')];
  const after = [line('A'), line('C')];
  expect(undoChange(before, after, after)).toEqual(before);
});

it('brings a replaced cart back', () => {
  const before = [line('A', 3), line('B')];
  const after = [line('B', 5), line('D')];
  expect(undoChange(before, after, after)).toEqual(before);
});

it('leaves what was changed since', () => {
  const before = [line('A'), line('B')];
  const now = [line('B', 4), line('E')];
  expect(undoChange(before, [line('B')], now)).toEqual([line('A'), line('B', 4), line('E')]);
});

it('keeps more of an item that was cleared and added again', () => {
  expect(undoChange([line('A', 2)], [], [line('A', 1)])).toEqual([line('A', 3)]);
});
