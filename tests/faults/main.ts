import { withOwnShop } from '../run/own-shop.ts';
import { runProgram, stoppingSignal } from '../run/program.ts';
import { readOptions } from './options.ts';
import { type FaultReport, runFaults, type Tally } from './run-faults.ts';

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
    console.log('\nNo lost, duplicate or mispriced entries.');
    return;
  }
  console.log(`\n${differences.length} differences`);
  for (const line of differences) console.log(`  ${line}`);
}

/** After startup, hides the logs, which are full of intentional faults. */
let isStarting = true;
const logWhileStarting = (line: string) => {
  if (isStarting) console.log(line);
};

async function run(): Promise<boolean> {
  isStarting = false;
  const start = Date.now();
  console.log(`${options.payments} payments, seed ${options.seed}`);
  const report = await runFaults({ ...options, log: console.log });
  print(report);
  console.log(`\nSeed ${options.seed}, ${Math.round((Date.now() - start) / 1000)} s`);
  return report.differences.length === 0;
}

await runProgram(() =>
  options.running
    ? run()
    : withOwnShop({ logs: 'fault-logs', log: logWhileStarting, signal: stoppingSignal() }, run),
);
