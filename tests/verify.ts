import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type RunningShop, startShop } from '@dental-shop/emulators/start-shop';
import { localDirectory } from '@dental-shop/emulators/suite/project';
import { StartFailure } from '@dental-shop/emulators/suite/start-failure';
import { type Choice, choose } from './run/choose.ts';
import { ensureBrowser } from './run/ensure-browser.ts';
import { type Outcome, summary } from './run/outcome.ts';
import { isShopRunning } from './run/own-shop.ts';
import { stoppingSignal } from './run/program.ts';
import { runSuite } from './run/run-suite.ts';
import { chosenLanes, needsShop, stages } from './run/stages.ts';

const stopping = stoppingSignal();

const reports = join(localDirectory, 'test-reports');
const outcomes: Outcome[] = [];

function readOptions() {
  try {
    const { values, positionals } = parseArgs({
      options: { running: { type: 'boolean', default: false } },
      allowPositionals: true,
    });
    // npm starts scripts in the project root. INIT_CWD is the folder the user was in.
    const folder = process.env.INIT_CWD ?? process.cwd();
    return { running: values.running, choices: choose(positionals, folder) };
  } catch (error) {
    // The message names the unknown option or lists the suites.
    console.error(error instanceof Error ? error.message : error);
    process.exit(2);
  }
}

/** Counts a failure that isn't part of any suite as one failed test. */
function fail(suite: string, begin: number, error: unknown): void {
  console.error(error instanceof StartFailure ? error.message : error);
  outcomes.push({ suite, passed: 0, failed: 1, failures: [], duration: Date.now() - begin });
}

async function runLane(lane: readonly Choice[], buffered: boolean, signal: AbortSignal) {
  for (const choice of lane) {
    const { suite } = choice;
    if (signal.aborted) return;
    const begin = Date.now();
    try {
      if (suite.needsBrowser) ensureBrowser();
      outcomes.push(await runSuite(choice, { reports, buffered, signal }));
    } catch (error) {
      fail(suite.name, begin, error);
    }
  }
}

async function runStages(lanesOfStages: readonly Choice[][][], signal: AbortSignal) {
  for (const lanes of lanesOfStages) {
    // The first lane prints its output live.
    await Promise.all(lanes.map((lane, index) => runLane(lane, index > 0, signal)));
  }
}

async function stop(shop: RunningShop): Promise<void> {
  const begin = Date.now();
  const failures = await shop.stop();
  if (failures.length > 0) fail('stop', begin, new StartFailure(failures.join('\n')));
}

/** Runs suites in a separate shop with only demo data. */
async function runWithShop(lanesOfStages: readonly Choice[][][]): Promise<void> {
  console.log('\n== start ==');
  const begin = Date.now();
  const dataDirectory = mkdtempSync(join(tmpdir(), 'dental-shop-'));
  try {
    const shop = await startShop({
      dataDirectory,
      logDirectory: join(localDirectory, 'test-logs'),
      fresh: true,
      unsaved: true,
      log: console.log,
      signal: stopping,
    });
    await runStages(lanesOfStages, AbortSignal.any([stopping, shop.ended]));
    if (shop.ended.aborted) fail('shop', begin, shop.ended.reason);
    await stop(shop);
  } catch (error) {
    fail('start', begin, error);
  } finally {
    rmSync(dataDirectory, { recursive: true, force: true });
  }
}

/** Runs suites in the developer's running shop. Their orders stay there. */
async function runWithRunningShop(lanesOfStages: readonly Choice[][][]): Promise<void> {
  const begin = Date.now();
  if (await isShopRunning()) await runStages(lanesOfStages, stopping);
  else fail('shop', begin, new StartFailure('No shop is running. Start one with `npm start`.'));
}

const { running, choices } = readOptions();
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
await runStages(chosenLanes(stages.before, choices), stopping);
const withShop = chosenLanes(stages.withShop, choices);
if (!needsShop(withShop)) await runStages(withShop, stopping);
else if (!stopping.aborted) {
  await (running ? runWithRunningShop(withShop) : runWithShop(withShop));
}
await runStages(chosenLanes(stages.after, choices), stopping);
console.log(`\n${summary(outcomes)}`);
process.exit(stopping.aborted || outcomes.some(({ failed }) => failed > 0) ? 1 : 0);
