import { expect, it } from 'vitest';
import { unchangingFileRules } from './immutable-files.ts';

const files = Array.from({ length: 120 }, (_, n) => `js/page-${n}-Ab_-$1.js`);
const isKept = (path: string) =>
  unchangingFileRules(files).some(({ regex = '' }) => new RegExp(regex, 'u').test(path));

it('lets browsers keep every file that there is', () => {
  for (const file of files) expect([file, isKept(`/static/${file}`)]).toEqual([file, true]);
  const values = unchangingFileRules(files).flatMap(({ headers }) =>
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
])('lets them keep nothing else: %s', (path) => {
  expect(isKept(path)).toBe(false);
});

it('has no rule for a build without such files', () => {
  expect(unchangingFileRules([])).toEqual([]);
});

it('names the files in the order of the alphabet, fifty in a rule', () => {
  const named = unchangingFileRules(['b.js', 'a.js']).map(({ regex }) => regex);
  expect(named).toEqual(['^/static/(a\\.js|b\\.js)$']);
  const counts = unchangingFileRules(files).map(({ regex = '' }) => regex.split('|').length);
  expect(counts).toEqual([50, 50, 20]);
  expect(unchangingFileRules(files)[0]?.headers.map(({ key }) => key)).toEqual(['Cache-Control']);
});
