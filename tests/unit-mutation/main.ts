import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '@dental-shop/emulators/suite/project';

/**
 * `npm run test:mutation [-- domain|functions] [-- --mutate PATTERN]` changes the code in every small way
 * that Stryker knows, and wants the unit tests to notice. `-- --incremental` goes on from the last such run,
 * which is kept in `.local`.
 */
const folder = import.meta.dirname;
const runs = ['domain', 'functions'];

/**
 * Stryker has a lock file of its own, and is installed when it is first asked for: its 177 packages
 * would otherwise be downloaded by everybody who only wants to start the shop, and by each deploy.
 */
function install(): boolean {
  const installed = join(folder, 'node_modules/.package-lock.json');
  const lock = join(folder, 'package-lock.json');
  if (existsSync(installed) && statSync(installed).mtimeMs > statSync(lock).mtimeMs) return true;
  console.log('Installing Stryker (npm ci) ...');
  const npm = process.env.npm_execpath;
  const [command, args] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []];
  return spawnSync(command, [...args, 'ci'], { cwd: folder, stdio: 'inherit' }).status === 0;
}

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
// Both, also where the first falls below its mark.
const passed = install() && chosen.map((run) => mutate(run, args)).every(Boolean);
process.exit(passed ? 0 : 1);
