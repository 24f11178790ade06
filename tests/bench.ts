import { chromium } from '@playwright/test';
import type { Bench } from './bench/bench.ts';
import { measureColdStarts } from './bench/cold-starts.ts';
import { measureCosts } from './bench/costs.ts';
import { measureEndpoints } from './bench/endpoints.ts';
import { freePort } from './bench/free-port.ts';
import { measureInteractions } from './bench/interactions.ts';
import { isMet, type Measured } from './bench/measured.ts';
import { operationsEnvironment } from './bench/operations-log.ts';
import { readBenchOptions } from './bench/options.ts';
import { measurePages } from './bench/pages.ts';
import { measurePayments } from './bench/payments.ts';
import { reportText } from './bench/report.ts';
import { saveResult, writePage } from './bench/results.ts';
import { measureStaffScreens } from './bench/staff-screens.ts';
import { measureWebhook } from './bench/webhook.ts';
import { launchOptions } from './browser/browser.ts';
import { ensureBrowser } from './run/ensure-browser.ts';
import { withOwnShop } from './run/own-shop.ts';
import { runProgram, stoppingSignal } from './run/program.ts';

/** The parts of `npm run bench [-- PART...]` in the order in which they run. */
const parts = {
  pages: { title: 'Public pages', measure: measurePages },
  interactions: { title: 'Interactions', measure: measureInteractions },
  payments: { title: 'Payments', measure: measurePayments },
  endpoints: { title: 'Endpoints', measure: measureEndpoints },
  webhook: { title: 'Orders per second', measure: measureWebhook },
  'cold-starts': { title: 'Cold starts', measure: measureColdStarts },
  costs: { title: 'Costs', measure: measureCosts },
  'staff-screens': { title: 'Staff screens', measure: measureStaffScreens },
} as const satisfies Record<
  string,
  { title: string; measure: (bench: Bench) => Promise<Measured> }
>;

type Part = keyof typeof parts;
const names = Object.keys(parts) as Part[];

/** Returns whether all limits were met. Saves each part's results as soon as they're measured. */
async function measure(chosen: readonly Part[], options: Omit<Bench, 'browser' | 'debuggingPort'>) {
  ensureBrowser();
  const debuggingPort = await freePort();
  const launch = launchOptions();
  const browser = await chromium.launch({
    ...launch,
    args: [...launch.args, `--remote-debugging-port=${debuggingPort}`],
  });
  const missed: string[] = [];
  try {
    for (const part of chosen) {
      const { title, measure } = parts[part];
      console.log(`\n== ${title} ==`);
      const measured = await measure({ ...options, browser, debuggingPort });
      saveResult(part, measured, options.runs);
      console.log(`\n${reportText(measured)}`);
      missed.push(...measured.marks.filter((mark) => !isMet(mark)).map(({ name }) => name));
    }
  } finally {
    await browser.close();
  }
  if (missed.length > 0) console.error(`\nNot met: ${missed.join('; ')}`);
  return missed.length === 0;
}

await runProgram(async () => {
  const { parts: chosen, write, ...options } = readBenchOptions(process.argv.slice(2), names);
  const log = console.log;
  Object.assign(process.env, operationsEnvironment);
  // Always uses a separate shop, because the measured payments create orders.
  const passed =
    chosen.length === 0 ||
    (await withOwnShop({ logs: 'bench-logs', log, signal: stoppingSignal() }, () =>
      measure(chosen, { ...options, log }),
    ));
  if (write) writePage(Object.fromEntries(names.map((name) => [name, parts[name].title])));
  return passed;
});
