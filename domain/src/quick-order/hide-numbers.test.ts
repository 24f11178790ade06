import { describe, expect, it } from 'vitest';
import { withoutPrices, withoutSizes } from './hide-numbers.ts';

/** What is left of a text, without the blanks that stand for what was taken. */
const left = (text: string) => withoutPrices(text).trim();

describe('a price is', () => {
  it.each([
    '$139',
    '$ 139.00',
    '$1,390.00',
    'US$139.00',
    'US$ 139',
    'US $139',
    'us $139',
    '€139,00',
    '£ 139.00',
    '$-139.00',
    '$139 each',
    '$139.00each',
    '$139.00 ea',
    '$139.00/ea',
    '139,00 € ',
    '139€',
    '1.390,00 €',
    '139 USD',
    '139.00USD',
    'USD 139',
    'EUR 1.390,00',
    '1 dollar',
    '139 dollars',
    '$139.00 c/u',
    '139.00',
    '1,390.00',
    '1.390,00',
    '1390.00',
    '12,345,678.90',
    '4.50',
    '26,00',
  ])('%s', (text) => expect(left(text)).toBe(''));

  it.each([
    '139',
    '4.5',
    '1.250',
    '4.50 mm',
    '4.50mm',
    '4.50 x 10',
    '4.50x10',
    '4,50 × 10',
    '10.25.1',
    'HC48.04',
    'v1.50',
    '139 USDA',
    '2.65x30',
  ])('but %s is none', (text) => expect(left(text)).toBe(text));

  it('leaves what stands beside it, at its place', () => {
    expect(withoutPrices('3 @ $139.00 each I4510')).toBe('3 @              I4510');
    expect(withoutPrices('3 caps 139.00, 2 tools')).toBe('3 caps       , 2 tools');
    expect(withoutPrices('3 USD 139.00')).toBe('3           ');
    expect(withoutPrices('$26 early')).toBe('    early');
  });
});

describe('a size', () => {
  it.each([
    ['4.5 x 10', ''],
    ['4,5×10 mm', ''],
    ['4.5 mm x 10 mm', ''],
    ['4.5mm X 10.25mm', ''],
    ['10 x 4.5', ''],
    ['10mm x 4,5mm', ''],
    ['4 x 10 mm', ''],
    ['Ø4.5 x 10', ''],
    ['ø 4 x 10 mm', ''],
    ['Ø 4.5', ''],
    ['6 mm', ''],
    ['15°', ''],
    ['15 degrees', ''],
    ['35 N-cm', ''],
    ['35 Ncm', ''],
    ['3 x 4.5 x 10', '3 *'],
    ['12 × 10.25 × 10 mm', '12 *'],
    ['3x4.5x10', '3*'],
    ['12X4,5 x 10', '12*'],
    ['4.5 x 10 x 3', 'x 3'],
    ['4.5x10x3', 'x3'],
    ['4 x 10', '4 x 10'],
    ['HC4.5x10', 'HC4.5x10'],
    ['3', '3'],
  ])('of %s is no quantity, and "%s" may be', (text, rest) => {
    expect(withoutSizes(text).replaceAll('~', '').trim()).toBe(rest);
    expect(withoutSizes(text)).toHaveLength(text.length);
  });
});
