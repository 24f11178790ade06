import { join } from 'node:path';
import { projectRoot } from '@dental-shop/emulators/suite/project';
import type { Counts } from './outcome.ts';
import { countPlaywright, countVitest } from './reports.ts';

const MINUTE_MS = 60_000;

/** One step of `npm test`. */
export interface Suite {
  name: string;
  /** Whether the whole shop must be running. */
  needsShop: boolean;
  /** Arguments of Node: the tool's own script and its arguments. */
  args: (reportFile: string) => string[];
  environment?: (reportFile: string) => Record<string, string>;
  /** Reads the tool's report; a check without one counts as one test. */
  count?: (report: never) => Counts;
  limitMs: number;
}

/** A tool's own script: Node runs it on every system, which `node_modules/.bin` does not promise. */
const tool = (packageName: string, script: string): string =>
  join(projectRoot, 'node_modules', packageName, script);

const check = (name: string, script: string, ...args: string[]): Suite => ({
  name,
  needsShop: false,
  args: () => [script, ...args],
  limitMs: 5 * MINUTE_MS,
});

const vitest = (name: string, needsShop: boolean): Suite => ({
  name,
  needsShop,
  args: (reportFile) => [
    tool('vitest', 'vitest.mjs'),
    ...['run', '--project', name],
    ...['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`],
  ],
  count: countVitest,
  limitMs: 15 * MINUTE_MS,
});

/** All of them, in the order in which they run: the quick ones first. */
export const suites: readonly Suite[] = [
  check('lint', tool('@biomejs/biome', 'bin/biome'), 'ci', '.'),
  check('types', tool('typescript', 'bin/tsc'), '--build'),
  check('dead-code', tool('knip', 'bin/knip.js')),
  vitest('unit', false),
  vitest('rules', true),
  vitest('api', true),
  {
    // Before the browser's: the emulator goes on telling pages that were closed what is written. The
    // seed is fixed, so that each run tries the same.
    name: 'faults',
    needsShop: true,
    args: () => [
      join(projectRoot, 'tests/faults/main.ts'),
      ...['--running', '--payments', '50', '--seed', '1'],
    ],
    limitMs: 15 * MINUTE_MS,
  },
  {
    name: 'browser',
    needsShop: true,
    args: () => [
      tool('@playwright/test', 'cli.js'),
      'test',
      ...['--config', join(projectRoot, 'tests/browser/playwright.config.ts')],
    ],
    environment: (reportFile) => ({ PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile }),
    count: countPlaywright,
    limitMs: 30 * MINUTE_MS,
  },
];
