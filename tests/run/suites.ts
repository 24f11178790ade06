import { join } from 'node:path';
import { projectRoot } from '@dental-shop/emulators/suite/project';
import type { Counts } from './outcome.ts';
import { countPlaywright, countVitest } from './reports.ts';
import { tool } from './tool.ts';

const minuteMs = 60_000;

/** One step of `npm test`. */
export interface Suite {
  name: string;
  /** Whether the whole shop must be running. */
  needsShop: boolean;
  /** Whether it looks at what the others have left behind, and so comes after them. */
  comesLast?: boolean;
  /** Whether a test file belongs to it, by its path from the project's root; a check has none. */
  owns?: (file: string) => boolean;
  /** Arguments of Node: the tool's own script and its arguments. No `files` stands for all of them. */
  args: (reportFile: string, files: readonly string[]) => string[];
  environment?: (reportFile: string) => Record<string, string>;
  /** Reads the tool's report; a check without one counts as one test. */
  count?: (report: never) => Counts;
  limitMs: number;
}

const check = (name: string, script: string, ...args: string[]): Suite => ({
  name,
  needsShop: false,
  args: () => [script, ...args],
  limitMs: 5 * minuteMs,
});

/** Files below these folders belong to the suite of that name; every other `.test.ts` is a unit test. */
const suiteFolders = {
  deploy: 'tests/deploy/',
  rules: 'tests/rules/',
  api: 'tests/api/',
  abuse: 'tests/abuse/',
};

const isUnitTest = (file: string): boolean =>
  /\.test\.tsx?$/.test(file) &&
  Object.values(suiteFolders).every((folder) => !file.startsWith(folder));

const vitest = (
  name: string,
  needsShop: boolean,
  owns: (file: string) => boolean,
  projects: readonly string[] = [name],
): Suite => ({
  name,
  needsShop,
  owns,
  args: (reportFile, files) => [
    tool('vitest', 'vitest.mjs'),
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    ...['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`],
    ...files,
  ],
  count: countVitest,
  limitMs: 15 * minuteMs,
});

/** Playwright takes a file's name as a regular expression that may match anywhere in a path. */
const exactly = (file: string): string => `/${file.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`;

const playwrightReport = (reportFile: string) => ({ PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile });

/** All of them, in the order in which they run: the quick ones first. */
export const suites: readonly Suite[] = [
  check('lint', tool('@biomejs/biome', 'bin/biome'), 'ci', '.'),
  check('types', tool('typescript', 'bin/tsc'), '--build'),
  check('dead-code', tool('knip', 'bin/knip.js')),
  vitest('unit', false, isUnitTest, ['unit', 'components']),
  vitest('deploy', false, (file) => file.startsWith(suiteFolders.deploy)),
  {
    name: 'rehearsal',
    needsShop: false,
    owns: (file) => /^tests\/rehearsal\/.*\.spec\.ts$/.test(file),
    args: () => [join(projectRoot, 'tests/rehearsal/main.ts')],
    environment: playwrightReport,
    count: countPlaywright,
    limitMs: 15 * minuteMs,
  },
  // Before all that leave mails, claims and webhooks which never come to an end: each of its files
  // looks at everything there is, once nothing moves any more.
  vitest('abuse', true, (file) => file.startsWith(suiteFolders.abuse)),
  vitest('rules', true, (file) => file.startsWith(suiteFolders.rules)),
  vitest('api', true, (file) => file.startsWith(suiteFolders.api)),
  {
    // Before the browser's: the emulator goes on telling pages that were closed what is written. The
    // seed is fixed, so that each run tries the same.
    name: 'faults',
    needsShop: true,
    args: () => [
      join(projectRoot, 'tests/faults/main.ts'),
      ...['--running', '--payments', '50', '--seed', '1'],
    ],
    limitMs: 15 * minuteMs,
  },
  {
    name: 'browser',
    needsShop: true,
    owns: (file) => /^tests\/browser\/.*\.spec\.ts$/.test(file),
    args: (_reportFile, files) => [
      tool('@playwright/test', 'cli.js'),
      'test',
      ...['--config', join(projectRoot, 'tests/browser/playwright.config.ts')],
      ...files.map(exactly),
    ],
    environment: playwrightReport,
    count: countPlaywright,
    limitMs: 30 * minuteMs,
  },
  { ...check('logs', join(projectRoot, 'tests/logs/main.ts')), comesLast: true },
];
