import type { Counts } from './outcome.ts';

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { status: string; assertionResults: { status: string }[] }[];
}

/** Counts Vitest's JSON report. A file that fails before its first test is a failure as well. */
export function countVitest(report: VitestReport): Counts {
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles.length,
  };
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  /** What went wrong outside of tests. */
  errors: unknown[];
}

/** Counts Playwright's JSON report. A test that passed only when tried again has failed. */
export function countPlaywright({ stats, errors }: PlaywrightReport): Counts {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
}
