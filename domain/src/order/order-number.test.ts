import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { generateOrderNumber, parseOrderNumber } from './order-number.ts';

const spokenNumber = fc
  .infiniteStream(fc.nat())
  .map((stream) => generateOrderNumber((end) => (stream.next().value ?? 0) % end));

describe('a spoken number', () => {
  it('is short, and of characters that are not taken for one another', () => {
    fc.assert(
      fc.property(spokenNumber, (number) => {
        expect(number).toMatch(/^[2-9A-HJKMNP-RTV-Z]{4}-[2-9A-HJKMNP-RTV-Z]{4}$/);
      }),
    );
  });

  it('is read in any case and with anything between', () => {
    fc.assert(
      fc.property(spokenNumber, (number) => {
        for (const typed of [number, number.toLowerCase(), ` ${number.replace('-', ' ')} `]) {
          expect(parseOrderNumber(typed)).toBe(number);
        }
        expect(parseOrderNumber([...number].join('.'))).toBe(number);
      }),
    );
  });

  it('is none with one wrong character', () => {
    const wrong = fc.tuple(
      spokenNumber,
      fc.nat(8),
      fc.constantFrom(...'23456789ABCDEFGHJKMNPQRTVWXYZ'),
    );
    fc.assert(
      fc.property(wrong, ([number, place, character]) => {
        fc.pre(number[place] !== '-' && number[place] !== character);
        const typed = `${number.slice(0, place)}${character}${number.slice(place + 1)}`;
        expect(parseOrderNumber(typed)).toBeUndefined();
      }),
    );
  });

  it('is none with two neighbors in the wrong order', () => {
    fc.assert(
      fc.property(spokenNumber, fc.nat(6), (number, place) => {
        const [...characters] = number.replace('-', '');
        const [a = '', b = ''] = characters.splice(place, 2);
        fc.pre(a !== b);
        characters.splice(place, 0, b, a);
        expect(parseOrderNumber(characters.join(''))).toBeUndefined();
      }),
    );
  });

  it.each(['', 'K7QM', 'K7QM-3XWT-9', '0000-0000', 'constructor', 'K7QM-3XWÑ', '2222-2222/'])(
    'is not %j',
    (text) => expect(parseOrderNumber(text)).toBeUndefined(),
  );
});

it.each([
  ['2222-2222', '2222-2222'],
  ['', undefined],
  ['2222-222', undefined],
  ['2222-2222-2', undefined],
  // Its check character would be right if the letter I, which is in no number, counted as less than 2.
  ['I322-2223', undefined],
])('reads %j as %j', (typed, number) => {
  expect(parseOrderNumber(typed)).toBe(number);
});
