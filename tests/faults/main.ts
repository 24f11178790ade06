import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { localDirectory } from '@dental-shop/emulators/suite/project';
import { StartFailure } from '@dental-shop/emulators/suite/start-failure';
import { startShop } from '@dental-shop/emulators/suite/start-shop';
import { readOptions } from './options.ts';
import { type FaultReport, runFaults } from './run-faults.ts';
import type { Tally } from './tally.ts';

const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => stopping.abort(new StartFailure('Stopped.')));
}

const options = readOptions(process.argv.slice(2));

function printTally(heading: string, { entries }: Tally): void {
  console.log(`\n${heading}`);
  for (const [name, count] of entries) console.log(`${String(count).padStart(7)}  ${name}`);
}

function print({ stories, faults, outcomes, differences }: FaultReport): void {
  printTally('Stories', stories);
  printTally('Faults', faults);
  printTally('Outcomes', outcomes);
  if (differences.length === 0) {
    console.log('\nNothing is lost, doubled or mispriced.');
    return;
  }
  console.log(`\n${differences.length} differences`);
  for (const line of differences) console.log(`  ${line}`);
}

/** The shop's own log and the local Stripe's are full of the faults that are meant. */
let isStarting = true;
const sayWhileStarting = (line: string) => {
  if (isStarting) console.log(line);
};

async function run(): Promise<boolean> {
  isStarting = false;
  const begin = Date.now();
  console.log(`${options.payments} payments, seed ${options.seed}`);
  const report = await runFaults({ ...options, say: console.log });
  print(report);
  console.log(`\nSeed ${options.seed}, ${Math.round((Date.now() - begin) / 1000)} s`);
  return report.differences.length === 0;
}

/** Starts a shop for this run alone, so that the developer's own data stays as it is. */
async function runWithShop(): Promise<boolean> {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'dental-shop-'));
  try {
    const shop = await startShop({
      dataDirectory,
      logDirectory: join(localDirectory, 'fault-logs'),
      fresh: true,
      dev: false,
      say: sayWhileStarting,
      signal: stopping.signal,
    });
    const end = AbortSignal.any([stopping.signal, shop.ended]);
    const ended = new Promise<never>((_, reject) => {
      end.addEventListener('abort', () => reject(end.reason));
    });
    try {
      return await Promise.race([run(), ended]);
    } finally {
      for (const failure of await shop.stop()) console.error(failure);
    }
  } finally {
    rmSync(dataDirectory, { recursive: true, force: true });
  }
}

try {
  const isRight = await (options.running ? run() : runWithShop());
  process.exit(isRight ? 0 : 1);
} catch (error) {
  console.error(error instanceof StartFailure ? error.message : error);
  process.exit(1);
}
