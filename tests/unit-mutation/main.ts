import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { projectRoot } from '@dental-shop/emulators/suite/project';
import { installSeparately } from '../run/install-separately.ts';

/**
 * `npm run test:mutation [-- domain|functions] [-- --mutate PATTERN]` runs Stryker with the unit
 * tests. `-- --incremental` reuses the results of the last incremental run from `.local`.
 */
const folder = import.meta.dirname;
const runs = ['domain', 'functions'];

function mutate(run: string, args: readonly string[]): boolean {
  console.log(`\n== ${run} ==`);
  const stryker = join(folder, 'node_modules/@stryker-mutator/core/bin/stryker.js');
  const config = join(folder, 'stryker.config.mjs');
  const { status } = spawnSync(process.execPath, [stryker, 'run', config, ...args], {
    cwd: projectRoot,
    stdio: 'inherit',
    env: { ...process.env, MUTATION_RUN: run },
  });
  return status === 0;
}

const [first = '', ...others] = process.argv.slice(2);
const chosen = runs.includes(first) ? [first] : runs;
const args = runs.includes(first) ? others : process.argv.slice(2);
// Runs both, even if the first one fails.
const passed =
  installSeparately(folder, 'Stryker') && chosen.map((run) => mutate(run, args)).every(Boolean);
process.exit(passed ? 0 : 1);
