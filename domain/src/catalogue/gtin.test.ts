import { expect, it } from 'vitest';
import { normalizeGtin } from './gtin.ts';

it.each([
  ['96385074', '00000096385074'],
  ['036000291452', '00036000291452'],
  ['4006381333931', '04006381333931'],
  [' 04006381333931 ', '04006381333931'],
])('normalizes %j to %s', (text, gtin) => expect(normalizeGtin(text)).toBe(gtin));

it.each(['', '4006381333932', '400638133393', '4006381333931x', '0000000', '12345678901234567890'])(
  'rejects %j',
  (text) => expect(normalizeGtin(text)).toBeUndefined(),
);
