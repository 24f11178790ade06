import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lotNumber, lotSortKey, maxLotLength } from './lot.ts';

const compareTexts = (a: string, b: string) => Number(a > b) - Number(a < b);

const characters = [...'ABYZ0129-/!_'];
const lots = fc
  .array(fc.constantFrom(...characters), { minLength: 1, maxLength: maxLotLength })
  .map((parts) => parts.join(''))
  .filter((text) => lotNumber.safeParse(text).success);
const numbers = fc.bigInt({ min: 0n, max: 10n ** 12n });

describe('lotSortKey', () => {
  it('sorts lots in natural order', () => {
    const sorted = ['9', '10', 'A', 'A1', 'A3', 'A9', 'A10', 'A20', 'A100', 'A1B', 'AB', 'B1'];
    const expected = ['9', '10', 'A', 'A1', 'A1B', 'A3', 'A9', 'A10', 'A20', 'A100', 'AB', 'B1'];
    expect(sorted.toSorted((a, b) => compareTexts(lotSortKey(a), lotSortKey(b)))).toEqual(expected);
  });

  it('compares numbers by value, regardless of the surrounding text', () => {
    fc.assert(
      fc.property(lots, numbers, numbers, lots, (before, a, b, after) => {
        // A digit next to the number would be a part of it.
        const keyOf = (number: bigint) => lotSortKey(`${before}-${number}-${after}`);
        expect(compareTexts(keyOf(a), keyOf(b))).toBe(Number(a > b) - Number(a < b));
      }),
    );
  });

  it('compares lots without numbers as text', () => {
    const words = lots.map((lot) => lot.replace(/\d/g, 'X'));
    fc.assert(
      fc.property(words, words, (a, b) => {
        expect(compareTexts(lotSortKey(a), lotSortKey(b))).toBe(compareTexts(a, b));
      }),
    );
  });

  it('differs for different lots, except for leading zeros', () => {
    const withoutZeros = (lot: string) => lot.replace(/\d+/g, (digits) => `${BigInt(digits)}`);
    fc.assert(
      fc.property(lots, lots, (a, b) => {
        expect(lotSortKey(a) === lotSortKey(b)).toBe(withoutZeros(a) === withoutZeros(b));
      }),
    );
    expect(lotSortKey('A01')).toBe(lotSortKey('A1'));
  });
});
