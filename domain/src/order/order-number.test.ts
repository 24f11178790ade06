import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { generateOrderNumber, orderNumbersIn, parseOrderNumber } from './order-number.ts';

const orderNumber = fc
  .infiniteStream(fc.nat())
  .map((stream) => generateOrderNumber((end) => (stream.next().value ?? 0) % end));

describe('an order number', () => {
  it('is short and has no ambiguous characters', () => {
    fc.assert(
      fc.property(orderNumber, (number) => {
        expect(number).toMatch(/^[2-9A-HJKMNP-RTV-Z]{4}-[2-9A-HJKMNP-RTV-Z]{4}$/);
      }),
    );
  });

  it('is parsed in any case and with any separator', () => {
    fc.assert(
      fc.property(orderNumber, (number) => {
        for (const typed of [number, number.toLowerCase(), ` ${number.replace('-', ' ')} `]) {
          expect(parseOrderNumber(typed)).toBe(number);
        }
        expect(parseOrderNumber([...number].join('.'))).toBe(number);
      }),
    );
  });

  it('is invalid with one wrong character', () => {
    const wrong = fc.tuple(
      orderNumber,
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

  it('is invalid with two adjacent characters swapped', () => {
    fc.assert(
      fc.property(orderNumber, fc.nat(6), (number, place) => {
        const [...characters] = number.replace('-', '');
        const [a = '', b = ''] = characters.splice(place, 2);
        fc.pre(a !== b);
        characters.splice(place, 0, b, a);
        expect(parseOrderNumber(characters.join(''))).toBeUndefined();
      }),
    );
  });

  it.each(['', 'K7QM', 'K7QM-3XWT-9', '0000-0000', 'constructor', 'K7QM-3XWÑ', '2222-2222/'])(
    "can't be parsed from %j",
    (text) => expect(parseOrderNumber(text)).toBeUndefined(),
  );
});

it.each([
  ['2222-2222', '2222-2222'],
  ['', undefined],
  ['2222-222', undefined],
  ['2222-2222-2', undefined],
  // `I` isn't in the alphabet. If its value were -1, the check character would match.
  ['I322-2223', undefined],
])('parses %j as %j', (typed, number) => {
  expect(parseOrderNumber(typed)).toBe(number);
});

describe('orderNumbersIn', () => {
  it('finds every number in a text, however it is typed', () => {
    const text = fc.array(fc.constantFrom('Where is order', 'from', 'and (', '?', ').', ','));
    fc.assert(
      fc.property(fc.array(orderNumber, { maxLength: 5 }), text, (numbers, words) => {
        const mixed = numbers.map((number, index) => `${words[index] ?? 'about'} ${number} `);
        expect(orderNumbersIn(mixed.join(''))).toEqual([...new Set(numbers)]);
      }),
    );
  });

  it.each([
    ['Pedido K7QM-3XW7', ['K7QM-3XW7']],
    ['is k7qm 3xw7 or K7QM3XW7 late?', ['K7QM-3XW7']],
    ['from K7QM–3XW7', ['K7QM-3XW7']],
    ['K7QM-3XW8', []],
    ['AK7QM-3XW7', []],
    ['', []],
  ])('in %j are %j', (text, numbers) => expect(orderNumbersIn(text)).toEqual(numbers));

  it('ignores words that only happen to pass the check character', () => {
    const words = fc.stringMatching(/^[A-HJKMNPQRTVWXYZ]{8}$/);
    fc.assert(
      fc.property(words, (word) => {
        expect(orderNumbersIn(word)).toEqual([]);
      }),
    );
  });
});
