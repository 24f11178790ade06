import { expect, it } from 'vitest';
import { compactSku, matchSku } from './match-sku.ts';

it('compactSku ignores case, dots, dashes, and spaces', () => {
  expect(['ID5.1S', 'id5,1s', ' id-51 s '].map(compactSku)).toEqual(['id51s', 'id51s', 'id51s']);
});

it('ranks the whole SKU first, then its digits, a prefix, a substring, and a typo', () => {
  const typed = ['i4510', '4510', 'i451', '510', 'i4512'];
  const scores = typed.map((code) => matchSku(code, 'i4510'));
  expect(scores).toEqual(scores.toSorted((a, b) => b - a));
  expect(scores.at(-1)).toBeGreaterThan(0);
});

it("doesn't match very short text or another SKU", () => {
  expect(matchSku('i', 'i4510')).toBe(0);
  expect(matchSku('45', 'i4510')).toBe(0);
  expect(matchSku('hc4802', 'i4510')).toBe(0);
});
