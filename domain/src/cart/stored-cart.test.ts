import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseStoredCart } from './stored-cart.ts';

const line = { SKU: 'A', Name: 'A', Price: '$1.00', 'thumbnail Photo Name': 'A.svg', quantity: 2 };

describe('parseStoredCart', () => {
  it('restores what was stored', () => {
    expect(parseStoredCart(JSON.stringify([line]))).toEqual([line]);
  });

  it('keeps the good lines and drops the broken ones', () => {
    const stored = [line, { ...line, quantity: 0 }, { SKU: 'B' }, null, 7];
    expect(parseStoredCart(JSON.stringify(stored))).toEqual([line]);
  });

  it.each([null, '', 'null', '{}', '{"length":1}', '[', 'undefined'])(
    'reads %j as empty',
    (text) => {
      expect(parseStoredCart(text)).toEqual([]);
    },
  );

  it('survives any stored text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(Array.isArray(parseStoredCart(text))).toBe(true);
      }),
    );
  });
});
