import { expect, it } from 'vitest';
import { asShown } from './clean-stored-text.ts';

/** Seen as `Muñoz`: NUL, an override, no width, and a letter with its accent apart. */
const hidden = '\u202EMun\u0303\u0000o\u200Bz ';

it('has every text of a document as people see it, at any depth', () => {
  const order = { name: hidden, items: [{ name: hidden, quantity: 2 }], address: { city: hidden } };
  expect(asShown(order)).toEqual({
    name: 'Muñoz',
    items: [{ name: 'Muñoz', quantity: 2 }],
    address: { city: 'Muñoz' },
  });
  expect(asShown(hidden)).toBe('Muñoz');
  expect(asShown([`1\r\n${hidden}`])).toEqual(['1\nMuñoz']);
});

it('leaves all else as it is', () => {
  class Instant {
    text = hidden;
  }
  const facts = { at: new Instant(), none: null, missing: undefined, count: 0, yes: true };
  expect(asShown(facts)).toEqual(facts);
  expect(asShown(facts).at).toBe(facts.at);
  expect(asShown(Object.assign(Object.create(null), { a: hidden }))).toEqual({ a: 'Muñoz' });
  expect(asShown(null)).toBeNull();
});
