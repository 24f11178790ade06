import { join } from 'node:path';
import { projectRoot } from '@dental-shop/emulators/suite/project';
import { countPlaywright, countVitest } from './count-failures.ts';
import type { Counts } from './outcome.ts';
import { tool } from './tool.ts';

const minuteMs = 60_000;

export interface Suite {
  name: string;
  /** Takes a path from the project root. Undefined for checks, which have no files. */
  owns?: (file: string) => boolean;
  /** Node's arguments, starting with the tool's script. Without `files`, the whole suite runs. */
  args: (reportFile: string, files: readonly string[]) => string[];
  needsBrowser?: boolean;
  environment?: (reportFile: string) => Record<string, string>;
  /** A check without a report counts as one test. */
  count?: (report: never) => Counts;
  /** Stops a suite that hangs. On a slow machine, suites need up to two thirds of this time. */
  limitMs: number;
}

const check = (name: string, script: string, ...args: string[]): Suite => ({
  name,
  args: () => [script, ...args],
  limitMs: 5 * minuteMs,
});

/** All `.test.ts` files outside these folders are unit tests. */
const suiteFolders = {
  deploy: 'tests/deploy/',
  rules: 'tests/rules/',
  api: 'tests/api/',
  abuse: 'tests/abuse/',
  alone: 'tests/alone/',
};

const isUnitTest = (file: string): boolean =>
  /\.test\.tsx?$/.test(file) &&
  Object.values(suiteFolders).every((folder) => !file.startsWith(folder));

const vitest = (
  name: string,
  owns: (file: string) => boolean,
  projects: readonly string[] = [name],
): Suite => ({
  name,
  owns,
  args: (reportFile, files) => [
    tool('vitest', 'vitest.mjs'),
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    ...['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`],
    ...files,
  ],
  count: countVitest,
  limitMs: 25 * minuteMs,
});

/** Playwright reads a file name as a regular expression that can match anywhere in a path. */
const exactly = (file: string): string => `/${file.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`;

const playwrightReport = (reportFile: string) => ({ PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile });

const browserFolder = 'tests/browser/';
const isBrowserTest = (file: string) => file.startsWith(browserFolder) && file.endsWith('.spec.ts');

/** These subfolders are separate suites. */
const ownSuite = /^(accessibility|pages)\//;

const playwright = (name: string, owns: (path: string) => boolean): Suite => ({
  name,
  needsBrowser: true,
  owns: (file) => isBrowserTest(file) && owns(file.slice(browserFolder.length)),
  args: (_reportFile, files) => [
    tool('@playwright/test', 'cli.js'),
    'test',
    ...['--config', join(projectRoot, browserFolder, 'playwright.config.ts')],
    `--project=${name}`,
    ...files.map(exactly),
  ],
  environment: playwrightReport,
  count: countPlaywright,
  limitMs: 60 * minuteMs,
});

/** Fast suites come first. */
export const suites: readonly Suite[] = [
  check('lint', tool('@biomejs/biome', 'bin/biome'), 'ci', '.'),
  check('imports', tool('dependency-cruiser', 'bin/dependency-cruiser.mjs'), '.'),
  check('types', tool('typescript', 'bin/tsc'), '--build'),
  check('dead-code', tool('knip', 'bin/knip.js')),
  vitest('unit', isUnitTest, ['unit', 'components']),
  vitest('deploy', (file) => file.startsWith(suiteFolders.deploy)),
  {
    name: 'rehearsal',
    owns: (file) => /^tests\/rehearsal\/.*\.spec\.ts$/.test(file),
    args: () => [join(projectRoot, 'tests/rehearsal/main.ts')],
    environment: playwrightReport,
    count: countPlaywright,
    limitMs: 30 * minuteMs,
  },
  vitest('abuse', (file) => file.startsWith(suiteFolders.abuse)),
  vitest('alone', (file) => file.startsWith(suiteFolders.alone)),
  vitest('rules', (file) => file.startsWith(suiteFolders.rules)),
  vitest('api', (file) => file.startsWith(suiteFolders.api)),
  playwright('accessibility', (path) => path.startsWith('accessibility/')),
  {
    // The seed is fixed, so runs are reproducible.
    name: 'faults',
    args: () => [
      join(projectRoot, 'tests/faults/main.ts'),
      ...['--running', '--payments', '50', '--seed', '1'],
    ],
    limitMs: 15 * minuteMs,
  },
  playwright('browser', (path) => !ownSuite.test(path)),
  playwright('pages', (path) => path.startsWith('pages/')),
  check('logs', join(projectRoot, 'tests/logs/main.ts')),
];
