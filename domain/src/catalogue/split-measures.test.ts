import { describe, expect, it } from 'vitest';
import { splitMeasures } from './split-measures.ts';

describe('splitMeasures', () => {
  it('finds figures with their units', () => {
    const text = 'The 2.65 mm core drill; up to 70 N-cm';
    expect(splitMeasures(text)).toEqual([
      { start: 0, part: 'The ', isMeasure: false },
      { start: 4, part: '2.65 mm', isMeasure: true },
      { start: 11, part: ' core drill; up to ', isMeasure: false },
      { start: 30, part: '70 N-cm', isMeasure: true },
    ]);
  });

  it('loses nothing of the text', () => {
    const text = '6, 8 or 10 mm, 17-4 stainless steel, 10 minutes, 15°';
    expect(
      splitMeasures(text)
        .map(({ part }) => part)
        .join(''),
    ).toBe(text);
  });

  it('has no parts for no text', () => {
    expect(splitMeasures('')).toEqual([]);
  });
});
