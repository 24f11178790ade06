import { relative, sep } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { projectRoot } from '@dental-shop/emulators/suite/project';
import type { Counts } from './outcome.ts';

const nameOf = (file: string, titles: readonly string[]): string =>
  [relative(projectRoot, file).split(sep).join('/'), ...titles].join(' › ');

const maxLines = 6;

/** A line of the legend above a diff, such as `+ Received  + 3`. */
const legend = /^[-+] (?:Expected|Received) +[-+] \d+$/;

/**
 * Appends the first lines of the error message, because often only the summary is left after a long
 * run.
 */
function withReason(name: string, message = ''): string {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !legend.test(line));
  return lines.length === 0 ? name : `${name}\n    ${lines.slice(0, maxLines).join(' | ')}`;
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  /** One per file; `name` is the absolute path. */
  testResults: {
    name: string;
    status: string;
    /** Set if the file failed before its first test. */
    message?: string;
    assertionResults: {
      status: string;
      ancestorTitles: string[];
      title: string;
      failureMessages?: string[];
    }[];
  }[];
}

/** A file that fails before its first test counts as a failure. */
export function countVitest(report: VitestReport): Counts {
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  );
  const failedTests = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ ancestorTitles, title, failureMessages = [] }) =>
        withReason(nameOf(name, [...ancestorTitles, title]), failureMessages[0]),
      ),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles.length,
    failures: [
      ...failedTests,
      ...brokenFiles.map(({ name, message }) =>
        withReason(nameOf(name, ['outside of its tests']), message),
      ),
    ],
  };
}

interface PlaywrightTest {
  status: string;
  /** One per attempt. */
  results: { error?: { message?: string; location?: { line: number } } }[];
}

interface PlaywrightSuite {
  title: string;
  specs: { title: string; tests: PlaywrightTest[] }[];
  suites?: PlaywrightSuite[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  /** One per file. The title is the path from `config.rootDir`. */
  suites: PlaywrightSuite[];
  config: { rootDir: string };
  /** Errors outside of tests. */
  errors: { message?: string }[];
}

const isPlaywrightFailure = (status: string) => status === 'unexpected' || status === 'flaky';

interface FailedTest {
  titles: string[];
  message: string;
}

function messageOf({ results }: PlaywrightTest): string {
  const error = results.find((attempt) => attempt.error !== undefined)?.error;
  const place = error?.location === undefined ? '' : `line ${error.location.line}: `;
  return error === undefined ? '' : place + (error.message ?? '');
}

const failedTestsOf = ({ specs, suites = [] }: PlaywrightSuite): FailedTest[] => [
  ...specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => isPlaywrightFailure(status))
      .map((test) => ({ titles: [title], message: messageOf(test) })),
  ),
  ...suites.flatMap((group) =>
    failedTestsOf(group).map((test) => ({ ...test, titles: [group.title, ...test.titles] })),
  ),
];

/** Flaky tests count as failures. */
export function countPlaywright({ stats, suites, config, errors }: PlaywrightReport): Counts {
  const failedTests = suites.flatMap((file) =>
    failedTestsOf(file).map(({ titles, message }) =>
      withReason(nameOf(`${config.rootDir}/${file.title}`, titles), message),
    ),
  );
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    failures: [
      ...failedTests,
      ...errors.map(({ message }) => withReason('outside of tests', message)),
    ],
  };
}
