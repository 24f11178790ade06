import { describe, expect, it } from 'vitest';
import { maxQuantity } from '../cart/quantity.ts';
import { maxLines } from '../checkout/checkout.ts';
import type { OrderItem } from '../order/order.ts';
import { itemsFromMetadata, itemsToMetadata } from './items-metadata.ts';

const nameOf = (sku: string) => `Name of ${sku}`;
const item = (sku: string, unitPrice = 13_900, quantity = 2): OrderItem => ({
  sku,
  name: nameOf(sku),
  unitPrice,
  quantity,
});

const longest = (filler: string) =>
  Array.from({ length: maxLines }, (_, position) =>
    item(String(position).padEnd(40, filler), 99_999_999, maxQuantity),
  );

describe('items in payment intent metadata', () => {
  it.each([
    ['one item', [item('I3006')]],
    ['several items', [item('I3006'), item('ID5.1S', 0, 1), item('a "quoted" SKU, \\ [1]')]],
    ['the most and longest items', longest('X')],
    ['the most and longest items, with every character escaped', longest('"')],
  ])('round-trip unchanged: %s', (_, items) => {
    expect(itemsFromMetadata(itemsToMetadata(items), nameOf)).toEqual(items);
  });

  it.each(['X', '"', '\u0001'])("stay within Stripe's limits with SKUs made of %j", (filler) => {
    const metadata = itemsToMetadata(longest(filler));
    // Stripe allows 50 keys, and checkoutId and uid take two.
    expect(Object.keys(metadata).length).toBeLessThanOrEqual(48);
    for (const [key, value] of Object.entries(metadata)) {
      expect(key.length).toBeLessThanOrEqual(40);
      expect(value.length).toBeLessThanOrEqual(500);
    }
  });

  it('fill a value completely before starting the next', () => {
    // Each line adds 12 characters to its SKU, and the list adds a comma and two brackets.
    const first = item('A'.repeat(200));
    const exact = item('B'.repeat(500 - 3 - 12 - 212));
    expect(Object.values(itemsToMetadata([first, exact])).map(({ length }) => length)).toEqual([
      500,
    ]);
    const longer = item(`${exact.sku}B`);
    expect(Object.keys(itemsToMetadata([first, longer]))).toEqual(['items0', 'items1']);
  });

  it('are deterministic, because idempotency keys depend on them', () => {
    expect(itemsToMetadata([item('I3006')])).toEqual({ items0: '[["I3006",13900,2]]' });
  });

  it.each([
    [{}],
    [{ checkoutId: 'x' }],
    [{ items0: '' }],
    [{ items0: '[]' }],
    [{ items0: '{"sku":"A"}' }],
    [{ items0: '[["A",-1,1]]' }],
    [{ items0: '[["A",1,0]]' }],
    [{ items0: '[["A",1.5,1]]' }],
    [{ items0: '[["A",1,1]]', items1: 'edited' }],
  ])('are undefined if the metadata is %j', (metadata) => {
    expect(itemsFromMetadata(metadata, nameOf)).toBeUndefined();
  });
});
