import { expect, it } from 'vitest';
import { compactSku, matchSku } from './match-sku.ts';

it('compares SKUs without case, dots, dashes and space', () => {
  expect(['ID5.1S', 'id5,1s', ' id-51 s '].map(compactSku)).toEqual(['id51s', 'id51s', 'id51s']);
});

it('prefers the SKU itself, then its figures, its beginning, a part of it, one mistake in it', () => {
  const typed = ['i4510', '4510', 'i451', '510', 'i4512'];
  const scores = typed.map((code) => matchSku(code, 'i4510'));
  expect(scores).toEqual(scores.toSorted((a, b) => b - a));
  expect(scores.at(-1)).toBeGreaterThan(0);
});

it('matches neither one character nor another SKU', () => {
  expect(matchSku('i', 'i4510')).toBe(0);
  expect(matchSku('45', 'i4510')).toBe(0);
  expect(matchSku('hc4802', 'i4510')).toBe(0);
});
