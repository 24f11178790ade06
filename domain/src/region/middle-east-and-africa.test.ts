import { describe, expect, it } from 'vitest';
import { isInMiddleEastOrAfrica } from './middle-east-and-africa.ts';

describe('isInMiddleEastOrAfrica', () => {
  it.each(['AE', 'EG', 'IR', 'SA', 'TR', 'YE', 'DZ', 'KE', 'NG', 'RE', 'ZA', 'ZW'])(
    'knows %s',
    (country) => expect(isInMiddleEastOrAfrica(country)).toBe(true),
  );

  it('takes a code in any case', () => {
    expect(isInMiddleEastOrAfrica(' za ')).toBe(true);
  });

  it.each(['US', 'ES', 'GR', 'IN', 'PK', 'AF', 'BR', 'ZZ', 'T1', '', 'Egypt'])(
    'does not count %j',
    (country) => expect(isInMiddleEastOrAfrica(country)).toBe(false),
  );

  it('counts the 60 countries and territories of Africa and 16 of the Middle East', () => {
    const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
    const codes = letters.flatMap((a) => letters.map((b) => a + b));
    expect(codes.filter(isInMiddleEastOrAfrica)).toHaveLength(60 + 16);
  });
});
