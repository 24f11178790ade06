import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Language } from '@dental-shop/domain/language/language';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { AllPageData } from '../../src/prerender.tsx';
import { openPageCache, renderingCode } from './page-cache.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kept-pages-'));
});
afterEach(() => rm(folder, { recursive: true }));

/**
 * A page reads the data at its path. If that data is the path of another page, it also reads that page's data. Spanish
 * pages also read `/es`.
 */
function site(data: AllPageData) {
  return vi.fn(async (path: string, language: Language) => {
    const next = String(data[path]);
    const urls = next in data ? [path, next] : [path];
    const translation = language === 'es' ? ['/es'] : [];
    return {
      language,
      html: [...urls, ...translation].map((url) => data[url]).join(),
      styles: '',
      head: { title: path, description: '', canonicalPath: null },
      data: Object.fromEntries(urls.map((url) => [url, data[url]])),
      reads: [...urls, ...translation],
      chunk: undefined,
      content: [],
    };
  });
}

async function build(
  data: AllPageData,
  code = 'code',
  paths = Object.keys(data),
  language: Language = 'en',
) {
  const render = site(data);
  const pages = await openPageCache({ folder, code: [code], data, render });
  const built = [];
  for (const path of paths) built.push(await pages.page(path, language));
  return { built, rendered: render.mock.calls.map(([path]) => path), kept: await pages.close() };
}

it('re-renders a page only if data that it reads has changed', async () => {
  const before = { '/a': '/b', '/b': 'one', '/c': 'other' };
  const first = await build(before);
  expect(first).toMatchObject({ rendered: ['/a', '/b', '/c'], kept: 0 });
  const second = await build(before);
  expect(second).toMatchObject({ rendered: [], kept: 3 });
  expect(second.built).toEqual(first.built);
  const third = await build({ ...before, '/b': 'two' });
  expect(third).toMatchObject({ rendered: ['/a', '/b'], kept: 1 });
  expect(third.built[0]?.html).toBe('/b,two');
});

it('updates which data a page depends on when it re-renders', async () => {
  await build({ '/a': '/b', '/b': 'one', '/c': 'other' });
  const moved = await build({ '/a': '/c', '/b': 'one', '/c': 'other' });
  expect(moved.built[0]?.html).toBe('/c,other');
  const again = await build({ '/a': '/c', '/b': 'one', '/c': 'changed' });
  expect(again.built[0]?.html).toBe('/c,changed');
  const back = await build({ '/a': '/b', '/b': 'new', '/c': 'changed' });
  expect(back.built[0]?.html).toBe('/b,new');
});

it('caches each language separately and re-renders when the translation changes', async () => {
  const before = { '/a': 'one', '/es': 'uno' };
  await build(before, 'code', ['/a']);
  const first = await build(before, 'code', ['/a'], 'es');
  expect(first).toMatchObject({ rendered: ['/a'], kept: 0 });
  const second = await build(before, 'code', ['/a'], 'es');
  expect(second.built).toEqual(first.built);
  // The page depends on the data in `/es` but doesn't inline it.
  expect(second).toMatchObject({ kept: 1, built: [{ html: 'one,uno', data: { '/a': 'one' } }] });
  const third = await build({ ...before, '/es': 'dos' }, 'code', ['/a'], 'es');
  expect(third.built[0]?.html).toBe('one,dos');
});

it('discards pages that were rendered by different code', async () => {
  await build({ '/a': 'one' }, 'code');
  expect(await build({ '/a': 'one' }, 'changed')).toMatchObject({ rendered: ['/a'], kept: 0 });
  expect(await readdir(folder)).toHaveLength(1);
});

it('forgets pages that no longer exist', async () => {
  await build({ '/a': 'one', '/b': 'two' });
  await build({ '/a': 'one', '/b': 'two' }, 'code', ['/a']);
  expect(await build({ '/a': 'one', '/b': 'two' })).toMatchObject({ rendered: ['/b'], kept: 1 });
});

it('identifies each bundle file by name and content', async () => {
  await mkdir(join(folder, 'chunks'));
  await writeFile(join(folder, 'chunks', 'part.js'), 'one');
  const first = await renderingCode(folder);
  await writeFile(join(folder, 'chunks', 'part.js'), 'two');
  const second = await renderingCode(folder);
  expect(first.map(String)).toContain(join('chunks', 'part.js'));
  expect(second.map(String)).not.toEqual(first.map(String));
});
