import { describe, expect, it } from 'vitest';
import { isInMiddleEastOrAfrica } from './middle-east-and-africa.ts';

describe('isInMiddleEastOrAfrica', () => {
  it.each(['AE', 'EG', 'IR', 'SA', 'TR', 'YE', 'DZ', 'KE', 'NG', 'RE', 'ZA', 'ZW'])(
    'is true for %s',
    (country) => expect(isInMiddleEastOrAfrica(country)).toBe(true),
  );

  it('ignores case and surrounding whitespace', () => {
    expect(isInMiddleEastOrAfrica(' za ')).toBe(true);
  });

  it.each(['US', 'ES', 'GR', 'IN', 'PK', 'AF', 'BR', 'ZZ', 'T1', '', 'Egypt'])(
    'is false for %j',
    (country) => expect(isInMiddleEastOrAfrica(country)).toBe(false),
  );

  it('covers 60 countries and territories in Africa and 16 in the Middle East', () => {
    const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
    const codes = letters.flatMap((a) => letters.map((b) => a + b));
    expect(codes.filter(isInMiddleEastOrAfrica)).toHaveLength(60 + 16);
  });
});
