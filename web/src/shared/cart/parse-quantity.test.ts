import { describe, expect, it } from 'vitest';
import { parseQuantity } from './parse-quantity.ts';

describe('parseQuantity', () => {
  it.each([
    ['1', 1],
    [' 12 ', 12],
    ['007', 7],
  ])('reads %j as %i', (text, quantity) => {
    expect(parseQuantity(text)).toBe(quantity);
  });

  it.each(['', '0', '-1', '1.5', '1e3', '12345', 'two'])('refuses %j', (text) => {
    expect(parseQuantity(text)).toBeNull();
  });
});
