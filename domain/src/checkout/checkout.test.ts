import { describe, expect, it } from 'vitest';
import { maxQuantity } from '../cart/quantity.ts';
import { checkoutItems, maxLines } from './checkout.ts';

const item = (sku: string, quantity = 1) => ({ sku, quantity });
const lines = (count: number) => Array.from({ length: count }, (_, line) => item(`A${line}`));

describe('checkoutItems', () => {
  it('takes a SKU without the blanks around it', () => {
    expect(checkoutItems.parse([item(' I3006 ')])).toEqual([item('I3006')]);
  });

  it.each([
    ['one line', lines(1)],
    ['the most lines', lines(maxLines)],
    ['the most pieces', [item('A', maxQuantity)]],
    ['the longest SKU', [item('A'.repeat(40))]],
  ])('takes %s', (_, items) => {
    expect(checkoutItems.safeParse(items).success).toBe(true);
  });

  it.each([
    ['no line', []],
    ['a line too many', lines(maxLines + 1)],
    ['a piece too many', [item('A', maxQuantity + 1)]],
    ['no piece', [item('A', 0)]],
    ['a part of a piece', [item('A', 1.5)]],
    ['a SKU of blanks', [item('  ')]],
    ['too long a SKU', [item('A'.repeat(41))]],
    ['a price', [{ ...item('A'), unitPrice: 1 }]],
  ])('refuses %s', (_, items) => {
    expect(checkoutItems.safeParse(items).success).toBe(false);
  });
});
