import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { maxCartLines } from './cart.ts';
import { parseStoredCart } from './stored-cart.ts';

const line = { SKU: 'A', Name: 'A', Price: '$1.00', 'thumbnail Photo Name': 'A.svg', quantity: 2 };

const lines = (count: number) =>
  Array.from({ length: count }, (_, n) => ({ ...line, SKU: `A${n}` }));

afterEach(() => vi.restoreAllMocks());

describe('parseStoredCart', () => {
  it('restores a stored cart', () => {
    expect(parseStoredCart(JSON.stringify([line]))).toEqual([line]);
  });

  it('keeps valid lines and drops invalid ones', () => {
    const stored = [line, { ...line, quantity: 0 }, { SKU: 'B' }, null, 7];
    expect(parseStoredCart(JSON.stringify(stored))).toEqual([line]);
  });

  it.each([null, '', 'null', '{}', '{"length":1}', '[', 'undefined'])(
    'returns an empty cart for %j',
    (text) => {
      expect(parseStoredCart(text)).toEqual([]);
    },
  );

  it('restores every line of a full cart', () => {
    const full = lines(maxCartLines);
    expect(parseStoredCart(JSON.stringify(full))).toEqual(full);
  });

  it('stops validating at the line limit', () => {
    const validate = vi.spyOn(Number, 'isSafeInteger');
    const cart = parseStoredCart(JSON.stringify(lines(10_000)));
    expect(cart).toHaveLength(maxCartLines);
    expect(validate).toHaveBeenCalledTimes(maxCartLines);
  });

  it.each(['SKU', 'Name', 'Price', 'thumbnail Photo Name'])(
    'drops a line whose %s is extremely long',
    (key) => {
      const stored = [{ ...line, [key]: 'A'.repeat(100_000) }, line];
      expect(parseStoredCart(JSON.stringify(stored))).toEqual([line]);
    },
  );

  it('keeps a line with a 500-character name', () => {
    const long = { ...line, Name: 'A'.repeat(500) };
    expect(parseStoredCart(JSON.stringify([long]))).toEqual([long]);
  });

  it.each([
    ['SKU', 7],
    ['SKU', ' '],
    ['Name', 7],
    ['Price', 1],
    ['thumbnail Photo Name', null],
    ['quantity', '2'],
    ['quantity', 1.5],
    ['quantity', 0],
    ['quantity', 2 ** 53],
  ])('drops only the line whose %s is %j', (key, value) => {
    const stored = [
      { ...line, [key]: value },
      { ...line, quantity: 1 },
    ];
    expect(parseStoredCart(JSON.stringify(stored))).toEqual([{ ...line, quantity: 1 }]);
  });

  it('returns an array for any stored text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(Array.isArray(parseStoredCart(text))).toBe(true);
      }),
    );
  });
});
