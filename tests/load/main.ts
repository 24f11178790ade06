import { withOwnShop } from '../run/own-shop.ts';
import { runProgram, stoppingSignal } from '../run/program.ts';
import { fill, measureAtScale } from './at-scale.ts';
import { readOptions } from './options.ts';
import { runLoad } from './run-load.ts';
import { Timings } from './timings.ts';

const options = readOptions(process.argv.slice(2));

/** The shop's log would hide the results. */
let isStarting = true;
const logWhileStarting = (line: string) => {
  if (isStarting) console.log(line);
};

async function run(): Promise<boolean> {
  isStarting = false;
  if (options.orders > 0) await fill(options.orders, console.log);
  const timings = new Timings();
  const problems = await runLoad({ ...options, timings, log: console.log });
  console.log(`\n${timings}`);
  problems.push(...(await measureAtScale(console.log)));
  if (problems.length === 0) {
    console.log('\nNo lost, duplicate or mispriced entries, and no timeouts.');
    return true;
  }
  console.log(`\n${problems.length} problems`);
  for (const line of problems) console.log(`  ${line}`);
  return false;
}

// Always uses a separate shop, because the test doesn't delete its orders.
await runProgram(() =>
  withOwnShop({ logs: 'load-logs', log: logWhileStarting, signal: stoppingSignal() }, run),
);
