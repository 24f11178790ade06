import { describe, expect, it } from 'vitest';
import { maxQuantity, parseQuantity, withinQuantities } from './quantity.ts';

describe('parseQuantity', () => {
  it.each([
    ['1', 1],
    [' 12 ', 12],
    ['007', 7],
    ['9999', maxQuantity],
  ])('parses %j as %i', (text, quantity) => {
    expect(parseQuantity(text)).toBe(quantity);
  });

  it.each(['', '0', '-1', '1.5', '1e3', '12345', 'two'])('rejects %j', (text) => {
    expect(parseQuantity(text)).toBeNull();
  });

  it('accepts 0 if the minimum is 0', () => {
    expect(parseQuantity('0', 0)).toBe(0);
  });
});

describe('withinQuantities', () => {
  it.each([
    [0, 1],
    [3, 3],
    [maxQuantity + 1, maxQuantity],
  ])('clamps %i to %i', (quantity, nearest) => {
    expect(withinQuantities(quantity)).toBe(nearest);
  });

  it('clamps to 0 if the minimum is 0', () => {
    expect(withinQuantities(-1, 0)).toBe(0);
  });
});
