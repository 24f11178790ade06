import { describe, expect, it } from 'vitest';
import type { Dimension } from '../catalogue/sizes/dimensions.ts';
import { extractMeasures, matchMeasure } from './measures.ts';
import { plainText } from './words.ts';

const measuresOf = (text: string) => extractMeasures(plainText(text)).measures;

describe('extractMeasures', () => {
  it.each([
    '4.5x10',
    '4,5 x 10',
    '4.5 × 10 mm',
    '4.5mm x 10mm',
    '4.5*10',
    '4.5 by 10',
    '4,5 por 10',
    'Ø4.5 x 10',
    'ø 4,5 x L10',
  ])('reads %s as a diameter and a length', (text) => {
    expect(measuresOf(text)).toEqual([
      { value: 4.5, unit: 'mm', place: 0 },
      { value: 10, unit: 'mm', place: 1 },
    ]);
  });

  it.each([
    ['10mm', { value: 10, unit: 'mm' }],
    ['10 milímetros', { value: 10, unit: 'mm' }],
    ['Ø4.5', { value: 4.5, unit: 'mm', role: 'across' }],
    ['diámetro: 4,5 mm', { value: 4.5, unit: 'mm', role: 'across' }],
    ['dia. 4.5', { value: 4.5, unit: 'mm', role: 'across' }],
    ['length of 12', { value: 12, unit: 'mm', role: 'along' }],
    ['l10', { value: 10, unit: 'mm', role: 'along' }],
    ['25 degrees', { value: 25, unit: '°' }],
    ['25 grados', { value: 25, unit: '°' }],
    ['25°', { value: 25, unit: '°' }],
    ['100 Ncm', { value: 100, unit: 'N-cm' }],
    ['35 N·cm', { value: 35, unit: 'N-cm' }],
    ['35 N\u2011cm', { value: 35, unit: 'N-cm' }],
    ['4.5', { value: 4.5 }],
  ])('parses %s', (text, measure) => {
    expect(measuresOf(text)).toEqual([measure]);
  });

  it.each(['i4510', 'i-4510', 'l4510', 'hd55s', '4510', 'id5.1s'])(
    "doesn't parse the SKU %s",
    (text) => {
      expect(extractMeasures(text)).toEqual({ measures: [], rest: text });
    },
  );

  it('returns the remaining words', () => {
    const { measures, rest } = extractMeasures('4.1 x 15° platform abutment');
    expect(measures).toEqual([
      { value: 4.1, place: 0 },
      { value: 15, unit: '°' },
    ]);
    expect(rest.trim()).toBe('platform abutment');
  });
});

describe('matchMeasure', () => {
  const implant: Dimension[] = [
    { label: 'Diameter', value: 4.5, unit: 'mm' },
    { label: 'Length', value: 10, unit: 'mm' },
    { label: 'Torque limit', value: 80, unit: 'N-cm' },
  ];

  it('requires a matching value, unit, and role', () => {
    expect(matchMeasure(implant, { value: 4.5 })).toBeGreaterThan(0);
    expect(matchMeasure(implant, { value: 80, unit: 'mm' })).toBe(0);
    expect(matchMeasure(implant, { value: 10, unit: 'mm', role: 'across' })).toBe(0);
    expect(matchMeasure(implant, { value: 10, unit: 'mm', role: 'along' })).toBeGreaterThan(0);
    expect(matchMeasure([], { value: 4.5 })).toBe(0);
  });

  it('prefers a value in its usual position and accepts a diameter in tenths', () => {
    const inPlace = matchMeasure(implant, { value: 4.5, unit: 'mm', place: 0 });
    expect(inPlace).toBeGreaterThan(matchMeasure(implant, { value: 4.5, unit: 'mm', place: 1 }));
    expect(matchMeasure(implant, { value: 45, unit: 'mm', place: 0 })).toBe(inPlace);
  });
});
