import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asShown, cleanLine, cleanText } from './clean-text.ts';

const characters = [
  ...'aA ñn\u0303\u0301\u0345\t\n\r\u0000\u0085\u00A0\u00AD\u200B\u2028\u202E\u2003\uFEFF\uFE0F',
];

describe('cleanLine', () => {
  it.each([
    ['NUL', 'An\u0000a', 'Ana'],
    ['other control characters', '\u0007Ana\u001B[31m\u009F', 'Ana[31m'],
    ['a bidirectional override', 'Ana \u202Eziur\u202C', 'Ana ziur'],
    ['bidirectional isolates and marks', '\u2066Ana\u2069\u200E\u200F\u061C', 'Ana'],
    ['zero-width characters', 'A\u200Bn\u200Ca\u200D\uFEFF\u2060\u00AD', 'Ana'],
    ['invisible letters', 'Ana\u3164\u115F\uFFA0\u034F', 'Ana'],
    ['tag characters', 'Ana\u{E0041}\u{E007F}', 'Ana'],
    ['a lone surrogate', 'Ana\uD83D', 'Ana'],
    ['line breaks', 'Ana\r\nBcc: eve@example.com\u2028x\u0085y', 'Ana Bcc: eve@example.com x y'],
    ['spaces of all widths', '\t Ana\u00A0\u3000 Ruiz \u2003', 'Ana Ruiz'],
    ['a decomposed accent', 'Mun\u0303oz', 'Mu\u00F1oz'],
  ])('removes or normalizes %s', (_, typed, seen) => expect(cleanLine(typed)).toBe(seen));

  it.each([
    'Núria Ibáñez Muñoz',
    "O'Brien-Łukasz, D.D.S.",
    '山田 太郎',
    'محمد علي',
    'דנה כהן',
    'Ana ❤️ 🦷',
  ])('leaves %s unchanged', (name) => expect(cleanLine(name)).toBe(name));

  it('is idempotent', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...characters) }), (text) => {
        expect(cleanLine(cleanLine(text))).toBe(cleanLine(text));
        expect(cleanText(cleanText(text))).toBe(cleanText(text));
      }),
    );
  });
});

describe('cleanText', () => {
  it('keeps line breaks', () => {
    expect(cleanText('\n Hello,\r\n\r\nbye\u202E\u0000 \rAna\t')).toBe('Hello,\n\nbye \nAna');
  });
});

const hidden = '\u202EMun\u0303\u0000o\u200Bz ';

it('asShown cleans all text in a document, at any depth', () => {
  const order = { name: hidden, items: [{ name: hidden, quantity: 2 }], address: { city: hidden } };
  expect(asShown(order)).toEqual({
    name: 'Muñoz',
    items: [{ name: 'Muñoz', quantity: 2 }],
    address: { city: 'Muñoz' },
  });
  expect(asShown(hidden)).toBe('Muñoz');
  expect(asShown([`1\r\n${hidden}`])).toEqual(['1\nMuñoz']);
});

it('asShown leaves other values unchanged', () => {
  class Instant {
    text = hidden;
  }
  const facts = { at: new Instant(), none: null, missing: undefined, count: 0, yes: true };
  expect(asShown(facts)).toEqual(facts);
  expect(asShown(facts).at).toBe(facts.at);
  expect(asShown(Object.assign(Object.create(null), { a: hidden }))).toEqual({ a: 'Muñoz' });
  expect(asShown(null)).toBeNull();
});
