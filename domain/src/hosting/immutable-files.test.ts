import { expect, it } from 'vitest';
import { immutableFileRules } from './immutable-files.ts';

const files = Array.from({ length: 120 }, (_, n) => `js/page-${n}-Ab_-$1.js`);
const isImmutable = (path: string) =>
  immutableFileRules(files).some(({ regex = '' }) => new RegExp(regex, 'u').test(path));

it('marks every file as immutable for a year', () => {
  for (const file of files) expect([file, isImmutable(`/static/${file}`)]).toEqual([file, true]);
  const values = immutableFileRules(files).flatMap(({ headers }) =>
    headers.map((each) => each.value),
  );
  expect(new Set(values)).toEqual(new Set(['public, max-age=31536000, immutable']));
});

it.each([
  '/static/js/page-120-Ab_-$1.js',
  '/static/js/page-1-Ab_-$1xjs',
  '/static/js/page-1-Ab_-$1.js.map',
  '/static/js/page-1-Ab_-$1.js/',
  '/more/static/js/page-1-Ab_-$1.js',
  '/static/js/',
  '/',
])("doesn't match %s", (path) => {
  expect(isImmutable(path)).toBe(false);
});

it('returns no rules if there are no files', () => {
  expect(immutableFileRules([])).toEqual([]);
});

it('sorts the files and puts up to fifty in each rule', () => {
  const named = immutableFileRules(['b.js', 'a.js']).map(({ regex }) => regex);
  expect(named).toEqual(['^/static/(a\\.js|b\\.js)$']);
  const counts = immutableFileRules(files).map(({ regex = '' }) => regex.split('|').length);
  expect(counts).toEqual([50, 50, 20]);
  expect(immutableFileRules(files)[0]?.headers.map(({ key }) => key)).toEqual(['Cache-Control']);
});
