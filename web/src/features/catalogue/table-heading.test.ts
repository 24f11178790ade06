import { describe, expect, it } from 'vitest';
import { sharedName } from './category-listing.tsx';

describe('sharedName', () => {
  it.each([
    [['Core Narrow', 'Core Standard', 'Core Wide'], 'Core'],
    [['Head Narrow', 'Head Wide 5.1 mm'], 'Head'],
    [['Short Angled Abutment', 'Long Angled Abutment'], 'Angled Abutment'],
    [['De núcleo, estrechas', 'De núcleo, anchas'], 'De núcleo'],
    [['Pilar angulado corto', 'Pilar angulado largo'], 'Pilar angulado'],
  ])('returns the words shared by all of %j', (names, shared) => {
    expect(sharedName(names)).toBe(shared);
  });

  it.each([[['Narrow 4.1 mm', 'Wide 6.5 mm']], [['3.5 mm', '4.5 mm']], [['Narrow', 'Wide']]])(
    'returns an empty string if %j share only a unit or nothing',
    (names) => expect(sharedName(names)).toBe(''),
  );
});
