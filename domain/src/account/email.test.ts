import { expect, it } from 'vitest';
import { isEmail, normalizeEmail } from './email.ts';

it.each([
  'a@b.c',
  'a@example.com',
  'first.last+tag@mail.example.co',
  "o'neil_1@ex-ample.org",
  'ana@xn--mller-kva.example',
  `${'a'.repeat(64)}@${'b'.repeat(63)}.example`,
])('accepts %s', (text) => expect(isEmail(text)).toBe(true));

it.each([
  '',
  'a',
  'a@b',
  '@b.c',
  'a@.',
  'a@example',
  'a b@example.com',
  'a@b.c d',
  ' a@b.c',
  'a@b.c ',
  'a@b@c.d',
  'a@@example.com',
  'a@example.com\r\nBcc: victim@example.com',
  'a@example.com\n',
  'a@example.com,victim@example.com',
  'a@example.com;victim@example.com',
  '"Victim" <victim@example.com>',
  '<a@example.com>',
  'a@-example.com',
  'a@example-.com',
  'a@example.-com',
  'a@example.com.',
  `${'a'.repeat(65)}@example.com`,
  `a@${'b'.repeat(64)}.com`,
  `a@${'b.'.repeat(126)}com`,
])('rejects %j', (text) => expect(isEmail(text)).toBe(false));

it.each([
  ['a NUL', 'a\u0000@example.com'],
  ['another control character', 'a\u001b@example.com'],
  ['a zero-width space', 'a\u200B@example.com'],
  ['a zero-width joiner', 'a@exam\u200Dple.com'],
  ['a byte order mark', '\uFEFFa@example.com'],
  ['a soft hyphen', 'a@exam\u00ADple.com'],
  ['a right-to-left override', '\u202Ea@example.com'],
  ['a no-break space', 'a\u00A0b@example.com'],
  ['a Cyrillic letter among Latin ones', 'аna@example.com'],
  ['a Greek letter in the domain', 'ana@exαmple.com'],
  ['the Kelvin sign, which lowercases to k', 'an\u212A@example.com'],
  ['a full-width at sign', 'ana＠example.com'],
  ['an accented mailbox name', 'muñoz@example.com'],
  ['a lone surrogate', 'a\uD83D@example.com'],
])('rejects an address with %s', (_, text) => expect(isEmail(text)).toBe(false));

it.each(['ana@example.com', 'Ana@Example.COM', '  ana@example.com\n'])(
  'normalizes %j to ana@example.com',
  (typed) => {
    expect(normalizeEmail(typed)).toBe('ana@example.com');
  },
);
