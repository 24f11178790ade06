import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Language } from '@dental-shop/domain/language/language';
import type { AllPageData, PrerenderedPage } from '../../src/prerender.tsx';

type RenderPage = (path: string, language: Language) => Promise<PrerenderedPage>;

interface CachedPage {
  reads: Record<string, string>;
  carries: readonly string[];
  page: Omit<PrerenderedPage, 'data'>;
}

interface PageCacheOptions {
  folder: string;
  code: readonly (string | Uint8Array)[];
  data: AllPageData;
  render: RenderPage;
}

interface PageCache {
  page: RenderPage;
  /** Deletes unused pages and returns how many are still in use. */
  close: () => Promise<number>;
}

const hashOf = (...parts: readonly (string | Uint8Array)[]): string => {
  const hash = createHash('sha256');
  // Without the length prefix, `['ab', 'c']` and `['a', 'bc']` would have the same hash.
  for (const part of parts) hash.update(`${Buffer.byteLength(part)}:`).update(part);
  return hash.digest('hex');
};

/** Reuses a page if its code, path, language, and data are unchanged. */
export async function openPageCache(options: PageCacheOptions): Promise<PageCache> {
  const { folder, data, render } = options;
  const code = hashOf(...options.code);
  const current = join(folder, code);
  await mkdir(current, { recursive: true });
  for (const other of await readdir(folder)) {
    if (other !== code) await rm(join(folder, other), { recursive: true });
  }
  const hashes = new Map<string, string>();
  const hashOfData = (url: string) => {
    const hash = hashes.get(url) ?? hashOf(JSON.stringify(data[url] ?? null));
    hashes.set(url, hash);
    return hash;
  };
  const usedNames = new Set<string>();
  let count = 0;
  return {
    async page(path, language) {
      const name = hashOf(path, language);
      usedNames.add(name);
      const file = join(current, name);
      const cached = await readCachedPage(file);
      if (cached && Object.entries(cached.reads).every(([url, hash]) => hashOfData(url) === hash)) {
        count += 1;
        const cachedData = cached.carries.map((url) => [url, data[url] ?? null]);
        return { ...cached.page, data: Object.fromEntries(cachedData) };
      }
      const rendered = await render(path, language);
      const { data: used, ...page } = rendered;
      const reads = Object.fromEntries(rendered.reads.map((url) => [url, hashOfData(url)]));
      const carries = Object.keys(used);
      await writeAtomically(file, JSON.stringify({ reads, carries, page } satisfies CachedPage));
      return rendered;
    },
    async close() {
      for (const name of await readdir(current)) {
        if (!usedNames.has(name)) await rm(join(current, name));
      }
      return count;
    },
  };
}

/** Writes to a temporary file first, so an interrupted build leaves no partial file. */
async function writeAtomically(file: string, text: string): Promise<void> {
  const unfinished = `${file}.${randomUUID()}`;
  await writeFile(unfinished, text);
  await rename(unfinished, file);
}

async function readCachedPage(file: string): Promise<CachedPage | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as CachedPage;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

const lockFile = new URL('../../../package-lock.json', import.meta.url);

/**
 * Everything that affects pages besides their data: the bundle (including the shop's settings), the lockfile, the
 * Node.js version, and the time zone.
 */
export async function renderingCode(bundleFolder: string): Promise<(string | Uint8Array)[]> {
  const entries = await readdir(bundleFolder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const names = files.map(({ parentPath, name }) => relative(bundleFolder, join(parentPath, name)));
  const texts = names
    .toSorted()
    .map(async (name) => [name, await readFile(join(bundleFolder, name))]);
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return [
    process.version,
    timeZone,
    await readFile(lockFile),
    ...(await Promise.all(texts)).flat(),
  ];
}
