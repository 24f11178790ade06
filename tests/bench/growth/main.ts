import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { sheetRows } from '@dental-shop/domain/catalogue/sheet/sheet';
import { spanish } from '@dental-shop/domain/catalogue/spanish';
import { runProgram, stoppingSignal } from '../../run/program.ts';
import { textTable } from '../table.ts';
import { type BuiltSite, buildSite } from './build-site.ts';
import { grownCatalogue } from './grown-catalogue.ts';
import { timeSearch } from './time-search.ts';

/**
 * The shop's current size and about ten times that. A catalogue a hundred times as large would take
 * most of an hour.
 */
const defaultCounts = [sheetRows.length, 2000];

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;
const megabytes = (bytes: number) => `${Math.round(bytes / 1024 ** 2)} MB`;
const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
const weighed = [
  'home-page',
  'products-page',
  'category-page',
  'category-information-page',
  'product-page',
];

type Measured = BuiltSite & { search: ReturnType<typeof timeSearch> };
type Figure = (site: Measured) => string;

const figures: readonly (readonly [string, Figure])[] = [
  ['pages', ({ first }) => String(first.pages)],
  ['build', ({ first }) => seconds(first.duration)],
  [
    'rendering and writing per page',
    ({ first }) => `${(first.renderMs / first.pages).toFixed(1)} ms`,
  ],
  ['rebuild without changes', ({ again }) => seconds(again.duration)],
  ['rebuild per page', ({ again }) => `${(again.renderMs / again.pages).toFixed(1)} ms`],
  ['re-rendered after a price change', ({ changed }) => `${changed.pages - changed.reused} pages`],
  ['peak memory', ({ first }) => megabytes(first.mostMemory)],
  ['files', ({ files }) => String(files.count)],
  ['all files', ({ files }) => megabytes(files.bytes)],
  ['largest file', ({ files }) => kilobytes(files.largest)],
  ['sitemap', ({ sitemap }) => kilobytes(sitemap)],
  ['search data before the first keystroke', ({ first }) => kilobytes(first.searchWeight)],
  ['search per keystroke, median', ({ search }) => `${search.median.toFixed(1)} ms`],
  ['search per keystroke, slowest', ({ search }) => `${search.slowest.toFixed(1)} ms`],
  ...weighed.map((screen): readonly [string, Figure] => [
    `HTML of the largest ${screen}`,
    ({ first }) => kilobytes(first.weights[screen]?.html ?? 0),
  ]),
];

/** Runs with `npm run bench:growth [-- --products 190,20000]`, where the numbers are catalogue sizes. */
async function measure(): Promise<boolean> {
  const { values } = parseArgs({ options: { products: { type: 'string' } } });
  const counts = values.products?.split(',').map(Number) ?? defaultCounts;
  const signal = stoppingSignal();
  const folder = await mkdtemp(join(tmpdir(), 'growth-'));
  try {
    const sites: Measured[] = [];
    for (const count of counts) {
      console.log(`Building with ${count} products ...`);
      const catalogue = grownCatalogue({ rows: sheetRows, translation: spanish }, count);
      const search = timeSearch(catalogue);
      sites.push({ ...(await buildSite({ folder, catalogue, signal })), search });
      const head = ['products', ...counts.slice(0, sites.length).map(String)];
      const rows = figures.map(([name, figure]) => [name, ...sites.map(figure)]);
      console.log(`\n${textTable(head, rows)}\n`);
    }
  } finally {
    await rm(folder, { recursive: true });
  }
  return true;
}

await runProgram(measure);
