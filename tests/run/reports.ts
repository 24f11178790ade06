import { relative, sep } from 'node:path';
import { projectRoot } from '@dental-shop/emulators/suite/project';
import type { Counts } from './outcome.ts';

/** A test by its file from the project's root, the groups it is in, and its own name. */
const nameOf = (file: string, titles: readonly string[]): string =>
  [relative(projectRoot, file).split(sep).join('/'), ...titles].join(' › ');

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  /** One for each file; `name` is its whole path. */
  testResults: {
    name: string;
    status: string;
    assertionResults: { status: string; ancestorTitles: string[]; title: string }[];
  }[];
}

/** Counts Vitest's JSON report. A file that fails before its first test is a failure as well. */
export function countVitest(report: VitestReport): Counts {
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  );
  const failedTests = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ ancestorTitles, title }) => nameOf(name, [...ancestorTitles, title])),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles.length,
    failures: [
      ...failedTests,
      ...brokenFiles.map(({ name }) => nameOf(name, ['outside of its tests'])),
    ],
  };
}

interface PlaywrightSuite {
  title: string;
  specs: { title: string; tests: { status: string }[] }[];
  suites?: PlaywrightSuite[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  /** One for each file, whose title is its path from `config.rootDir`. */
  suites: PlaywrightSuite[];
  config: { rootDir: string };
  /** What went wrong outside of tests. */
  errors: { message?: string }[];
}

const isPlaywrightFailure = (status: string) => status === 'unexpected' || status === 'flaky';

const failedTitles = ({ specs, suites = [] }: PlaywrightSuite): string[][] => [
  ...specs.flatMap(({ title, tests }) =>
    tests.filter(({ status }) => isPlaywrightFailure(status)).map(() => [title]),
  ),
  ...suites.flatMap((group) => failedTitles(group).map((titles) => [group.title, ...titles])),
];

/** Counts Playwright's JSON report. A test that passed only when tried again has failed. */
export function countPlaywright({ stats, suites, config, errors }: PlaywrightReport): Counts {
  const failedTests = suites.flatMap((file) =>
    failedTitles(file).map((titles) => nameOf(`${config.rootDir}/${file.title}`, titles)),
  );
  const firstLine = ({ message = '' }) => message.split('\n')[0] ?? '';
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    failures: [...failedTests, ...errors.map((error) => `outside of tests › ${firstLine(error)}`)],
  };
}
