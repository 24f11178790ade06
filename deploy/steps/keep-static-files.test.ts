import { expect, it } from 'vitest';
import { filesToKeep } from './keep-static-files.ts';

const now = Date.parse('2026-11-22T10:00:00Z');
const replaced = (daysAgo: number) => new Date(now - daysAgo * 24 * 60 * 60 * 1000).toISOString();
const named = (files: [string, unknown][]) => files.map(([file]) => file);

it('keeps files replaced by this deploy or in the last two weeks', () => {
  const published = {
    'js/same.js': { sha256: 'a' },
    'js/replaced.js': { sha256: 'b' },
    'js/older.js': { sha256: 'c', replacedAt: replaced(13.9) },
    'js/oldest.js': { sha256: 'd', replacedAt: replaced(14) },
  };
  expect(filesToKeep(published, new Set(['js/same.js']), now)).toEqual([
    ['js/replaced.js', { sha256: 'b', replacedAt: new Date(now).toISOString() }],
    ['js/older.js', { sha256: 'c', replacedAt: replaced(13.9) }],
  ]);
});

it('keeps only the newest thousand files', () => {
  const many = (name: string, daysAgo: number) =>
    Array.from({ length: 700 }, (_, n) => [
      `js/${name}-${n}.js`,
      { sha256: 'a', replacedAt: replaced(daysAgo) },
    ]);
  const published = Object.fromEntries([...many('old', 2), ...many('new', 1)]);
  const kept = named(filesToKeep(published, new Set(), now));
  expect(kept).toHaveLength(1_000);
  expect(kept.filter((file) => file.includes('new'))).toHaveLength(700);
});
