import { describe, expect, it } from 'vitest';
import { codeDistance, wordDistance } from './spelling-distance.ts';

describe('wordDistance', () => {
  it.each([
    ['healing', 'healing', 0],
    ['heeling', 'healing', 1],
    ['healng', 'healing', 1],
    ['healling', 'healing', 1],
    ['haeling', 'healing', 1],
    ['abutmnat', 'abutment', 2],
  ])('counts the mistakes in %s for %s', (typed, meant, mistakes) => {
    expect(wordDistance(typed, meant, 2)).toBe(mistakes);
  });

  it('is infinite above the limit', () => {
    expect(wordDistance('drill', 'analog', 2)).toBe(Number.POSITIVE_INFINITY);
    expect(wordDistance('tope', 'topes de fresa', 2)).toBe(Number.POSITIVE_INFINITY);
    expect(wordDistance('abutmnat', 'abutment', 1)).toBe(Number.POSITIVE_INFINITY);
  });
});

describe('codeDistance', () => {
  it('is smaller for likely typos', () => {
    const lookAlike = codeDistance('i451o', 'i4510');
    const neighbor = codeDistance('i4519', 'i4510');
    const other = codeDistance('i4515', 'i4510');
    expect(lookAlike).toBeLessThan(neighbor);
    expect(neighbor).toBeLessThan(other);
    expect(other).toBe(1);
    expect(codeDistance('i44510', 'i4510')).toBeLessThan(1);
    expect(codeDistance('i5410', 'i4510')).toBeLessThan(1);
  });

  it('is infinite for more than one mistake', () => {
    expect(codeDistance('i9910', 'i4510')).toBe(Number.POSITIVE_INFINITY);
  });
});
