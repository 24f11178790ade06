import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { localDirectory } from '@dental-shop/emulators/suite/project';
import { StartFailure } from '@dental-shop/emulators/suite/start-failure';
import { type RunningShop, startShop } from '@dental-shop/emulators/suite/start-shop';
import { ensureBrowser } from './run/ensure-browser.ts';
import { type Outcome, summary } from './run/outcome.ts';
import { stoppingSignal } from './run/program.ts';
import { runSuite } from './run/run-suite.ts';
import { type Suite, suites } from './run/suites.ts';

const stopping = stoppingSignal();

const reports = join(localDirectory, 'test-reports');
const outcomes: Outcome[] = [];

function chooseSuites(names: readonly string[]): readonly Suite[] {
  const unknown = names.find((name) => suites.every((suite) => suite.name !== name));
  if (unknown !== undefined) {
    const known = suites.map(({ name }) => name).join(', ');
    console.error(`There is no suite ${unknown}. The suites are: ${known}.`);
    process.exit(2);
  }
  return names.length === 0 ? suites : suites.filter(({ name }) => names.includes(name));
}

/** A step that is no suite fails with a sentence, and counts as one failed test. */
function fail(suite: string, begin: number, error: unknown): void {
  console.error(error instanceof StartFailure ? error.message : error);
  outcomes.push({ suite, passed: 0, failed: 1, duration: Date.now() - begin });
}

async function runSuites(chosen: readonly Suite[], signal: AbortSignal): Promise<void> {
  for (const suite of chosen) {
    if (signal.aborted) return;
    const begin = Date.now();
    try {
      if (suite.name === 'browser') ensureBrowser();
      outcomes.push(await runSuite(suite, { reports, signal }));
    } catch (error) {
      fail(suite.name, begin, error);
    }
  }
}

async function stop(shop: RunningShop): Promise<void> {
  const begin = Date.now();
  const failures = await shop.stop();
  if (failures.length > 0) fail('stop', begin, new StartFailure(failures.join('\n')));
}

/** Runs suites against a shop of their own, which starts with the demo data and nothing else. */
async function runWithShop(chosen: readonly Suite[]): Promise<void> {
  console.log('\n== start ==');
  const begin = Date.now();
  const dataDirectory = mkdtempSync(join(tmpdir(), 'dental-shop-'));
  try {
    const shop = await startShop({
      dataDirectory,
      logDirectory: join(localDirectory, 'test-logs'),
      fresh: true,
      dev: false,
      say: console.log,
      signal: stopping,
    });
    await runSuites(chosen, AbortSignal.any([stopping, shop.ended]));
    if (shop.ended.aborted) fail('shop', begin, shop.ended.reason);
    await stop(shop);
  } catch (error) {
    fail('start', begin, error);
  } finally {
    rmSync(dataDirectory, { recursive: true, force: true });
  }
}

const chosen = chooseSuites(process.argv.slice(2));
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
await runSuites(
  chosen.filter(({ needsShop }) => !needsShop),
  stopping,
);
const withShop = chosen.filter(({ needsShop }) => needsShop);
if (withShop.length > 0 && !stopping.aborted) await runWithShop(withShop);
console.log(`\n${summary(outcomes)}`);
process.exit(stopping.aborted || outcomes.some(({ failed }) => failed > 0) ? 1 : 0);
