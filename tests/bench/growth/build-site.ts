import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { StartFailure } from '@dental-shop/emulators/suite/start-failure';
import type { CatalogueFile } from './grown-catalogue.ts';

const program = fileURLToPath(new URL('../../../web/build/build.ts', import.meta.url));

interface BuildReport {
  pages: number;
  reused: number;
  renderMs: number;
  searchWeight: number;
  weights: Readonly<Record<string, { html: number }>>;
  mostMemory: number;
}

interface MeasuredBuild extends BuildReport {
  /** In ms. */
  duration: number;
}

export interface BuiltSite {
  first: MeasuredBuild;
  /** Rebuilt without changes. */
  again: MeasuredBuild;
  /** The build after a price change. */
  changed: MeasuredBuild;
  files: { count: number; bytes: number; largest: number };
  /** In bytes. */
  sitemap: number;
}

interface BuildOptions {
  folder: string;
  catalogue: CatalogueFile;
  signal: AbortSignal;
}

/** Builds the site three times, then deletes it. */
export async function buildSite({ folder, catalogue, signal }: BuildOptions): Promise<BuiltSite> {
  const output = join(folder, 'site');
  const build = async (rows: CatalogueFile['rows']): Promise<MeasuredBuild> => {
    const file = join(folder, 'catalogue.json');
    const report = join(folder, 'report.json');
    await writeFile(file, JSON.stringify({ ...catalogue, rows }));
    const options = ['--catalogue', file, '--output', output, '--report', report];
    const start = performance.now();
    const child = spawn(process.execPath, [program, '--target', 'emulators', ...options], {
      stdio: ['ignore', 'ignore', 'inherit'],
      signal,
    });
    const [code] = (await once(child, 'exit')) as [number | null];
    if (code !== 0) throw new StartFailure('Building the site failed.');
    const duration = performance.now() - start;
    return { ...(JSON.parse(await readFile(report, 'utf8')) as BuildReport), duration };
  };
  try {
    const first = await build(catalogue.rows);
    const again = await build(catalogue.rows);
    const files = await filesIn(output);
    const changed = await build(
      catalogue.rows.map((row, index) => (index === 0 ? { ...row, Price: '$1,234.00' } : row)),
    );
    const sitemaps = files.filter(({ name }) => /^sitemap(-\d+)?\.xml$/.test(name));
    const sum = (sizes: typeof files) => sizes.reduce((all, { bytes }) => all + bytes, 0);
    return {
      first,
      again,
      changed,
      files: {
        count: files.length,
        bytes: sum(files),
        largest: files.reduce((most, { bytes }) => Math.max(most, bytes), 0),
      },
      sitemap: sum(sitemaps),
    };
  } finally {
    for (const each of [output, `${output}.kept`]) await rm(each, { recursive: true, force: true });
  }
}

async function filesIn(folder: string): Promise<{ name: string; bytes: number }[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return Promise.all(
    files.map(async ({ parentPath, name }) => {
      const { size } = await stat(join(parentPath, name));
      return { name, bytes: size };
    }),
  );
}
