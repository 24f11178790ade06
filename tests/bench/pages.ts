import type { Bench } from './bench.ts';
import type { Mark, Measured, Table } from './measured.ts';
import { percentile } from './percentile.ts';
import {
  categories,
  loadLighthouse,
  type PageRun,
  runLighthouse,
  type Throttling,
  throttlings,
} from './run-lighthouse.ts';
import { startSiteServer } from './site-server.ts';
import { prepareVisitor } from './visitor-storage.ts';

/** The floor is the page without its scripts. */
const readings = ['floor', 'english', 'spanish'] as const;
type Reading = (typeof readings)[number];

type PageRuns = Record<Reading, PageRun[]>;

const median = (runs: readonly PageRun[], value: (run: PageRun) => number) =>
  percentile(runs.map(value), 0.5);

const largestPaint = (runs: readonly PageRun[]) => median(runs, (run) => run.largestPaint);

function row(page: string, { floor, english, spanish }: PageRuns): (string | number)[] {
  const best = largestPaint(floor);
  return [
    page,
    Math.round(best),
    Math.round(largestPaint(english)),
    largestPaint(english) / best,
    largestPaint(spanish) / best,
    Math.round(median(english, ({ blocking }) => blocking)),
    median(english, ({ layoutShift }) => layoutShift),
  ];
}

const head = ['page', 'floor, ms', 'page, ms', 'ratio', 'Spanish', 'blocking, ms', 'shift'];

function marksOf(throttling: Throttling, measured: readonly PageRuns[]): Mark[] {
  const worst = (value: (runs: PageRuns) => number) => Math.max(...measured.map(value));
  const ratio = (reading: Reading) => (runs: PageRuns) =>
    largestPaint(runs[reading]) / largestPaint(runs.floor);
  const mark = (name: string, value: number, bound: number): Mark => ({
    name: `${throttling}: ${name}`,
    value,
    bound,
  });
  return [
    mark('LCP / floor', worst(ratio('english')), 1.05),
    mark('LCP in Spanish / floor', worst(ratio('spanish')), 1.15),
    mark(
      'blocking time, ms',
      worst(({ english }) => median(english, (run) => run.blocking)),
      50,
    ),
    mark(
      'layout shift',
      worst(({ english }) => median(english, (run) => run.layoutShift)),
      0,
    ),
  ];
}

function scoresOf(pages: readonly string[], measured: readonly PageRuns[]): Measured {
  const scored = measured.map(({ english }) =>
    categories.map((category) => median(english, ({ scores }) => scores[category] ?? 0)),
  );
  const table: Table = {
    title: 'Lighthouse gives these scores with simulated throttling',
    head: ['page', ...categories],
    rows: pages.map((page, index) => [page, ...(scored[index] ?? [])]),
  };
  const marks = categories.map((category, column) => ({
    name: `Lighthouse: ${category}`,
    value: Math.min(...scored.map((scores) => scores[column] ?? 0)),
    bound: 100,
    atLeast: true as const,
  }));
  return { tables: [table], marks };
}

/**
 * Runs Lighthouse with phone emulation, once with simulated and once with real throttling. Alternates between a page
 * and its version without scripts, so other load on the machine affects both equally.
 */
export async function measurePages(bench: Bench): Promise<Measured> {
  const { runs, debuggingPort: port, log } = bench;
  // Pages that require signing in show nothing useful without scripts.
  const pages = bench.pages.filter((page) => !page.startsWith('/account'));
  const lighthouse = await loadLighthouse();
  const servers = {
    floor: await startSiteServer({ isFloor: true }),
    english: await startSiteServer({ isFloor: false }),
    spanish: await startSiteServer({ isFloor: false, host: 'spanish.localhost' }),
  };
  try {
    await prepareVisitor(port, servers.floor.url, 'en', pages);
    await prepareVisitor(port, servers.english.url, 'en', pages);
    await prepareVisitor(port, servers.spanish.url, 'es', pages);
    const result: Measured = { tables: [], marks: [] };
    for (const throttling of throttlings) {
      const measured: PageRuns[] = [];
      for (const [index, page] of pages.entries()) {
        const loaded: PageRuns = { floor: [], english: [], spanish: [] };
        for (let run = 0; run < runs; run += 1) {
          for (const reading of readings) {
            const everyCategory = throttling === 'simulate' && reading === 'english';
            const address = `${servers[reading].url}${page}`;
            const options = { port, throttling, everyCategory };
            loaded[reading].push(await runLighthouse(lighthouse, address, options));
          }
        }
        measured.push(loaded);
        log(`  ${throttling} ${index + 1}/${pages.length} ${row(page, loaded).join('  ')}`);
      }
      result.tables.push({
        title: `Lighthouse measures this Largest Contentful Paint (LCP) with ${throttling === 'simulate' ? 'simulated' : 'DevTools'} throttling`,
        head,
        rows: pages.flatMap((page, index) => {
          const runs = measured[index];
          return runs ? [row(page, runs)] : [];
        }),
      });
      result.marks.push(...marksOf(throttling, measured));
      if (throttling === 'simulate') {
        const scores = scoresOf(pages, measured);
        result.tables.push(...scores.tables);
        result.marks.push(...scores.marks);
      }
    }
    return result;
  } finally {
    for (const server of Object.values(servers)) await server.close();
  }
}
