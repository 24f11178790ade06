import { describe, expect, it } from 'vitest';
import { maxQuantity, parseQuantity, withinQuantities } from './quantity.ts';

describe('parseQuantity', () => {
  it.each([
    ['1', 1],
    [' 12 ', 12],
    ['007', 7],
    ['9999', maxQuantity],
  ])('reads %j as %i', (text, quantity) => {
    expect(parseQuantity(text)).toBe(quantity);
  });

  it.each(['', '0', '-1', '1.5', '1e3', '12345', 'two'])('refuses %j', (text) => {
    expect(parseQuantity(text)).toBeNull();
  });

  it('reads 0 where it means none', () => {
    expect(parseQuantity('0', 0)).toBe(0);
  });
});

describe('withinQuantities', () => {
  it.each([
    [0, 1],
    [3, 3],
    [maxQuantity + 1, maxQuantity],
  ])('takes %i to %i', (quantity, nearest) => {
    expect(withinQuantities(quantity)).toBe(nearest);
  });

  it('goes down to 0 where that means none', () => {
    expect(withinQuantities(-1, 0)).toBe(0);
  });
});
