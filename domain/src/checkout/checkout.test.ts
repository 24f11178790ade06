import { describe, expect, it } from 'vitest';
import { isSameItems } from './checkout.ts';

const a = { sku: 'A-1', quantity: 1 };
const b = { sku: 'B', quantity: 2 };

describe('isSameItems', () => {
  it.each([
    ['the same lines', [a, b]],
    ['the lines in another order', [b, a]],
    ['the SKU in another case', [{ ...a, sku: ' a-1 ' }, b]],
  ])('is true for %s', (_, items) => {
    expect(isSameItems([a, b], items)).toBe(true);
  });

  it.each([
    ['another quantity', [a, { ...b, quantity: 3 }]],
    ['another SKU', [a, { ...b, sku: 'C' }]],
    ['a missing line', [a]],
    ['an additional line', [a, b, b]],
    ['a SKU that imitates two encoded lines', [{ sku: 'A-1",1],["B', quantity: 2 }]],
  ])('is false for %s', (_, items) => {
    expect(isSameItems([a, b], items)).toBe(false);
  });
});
