import { expect, it } from 'vitest';
import { countPlaywright, countVitest } from './reports.ts';

it("counts Vitest's tests, and files that failed before their first test", () => {
  const testResults = [
    { status: 'passed', assertionResults: [{ status: 'passed' }, { status: 'pending' }] },
    { status: 'failed', assertionResults: [{ status: 'failed' }, { status: 'passed' }] },
    { status: 'failed', assertionResults: [] },
  ];
  const report = { numPassedTests: 2, numFailedTests: 1, testResults };
  expect(countVitest(report)).toEqual({ passed: 2, failed: 2 });
});

it("counts Playwright's tests, and errors outside of them", () => {
  const stats = { expected: 5, unexpected: 1, flaky: 1 };
  expect(countPlaywright({ stats, errors: [{}] })).toEqual({ passed: 5, failed: 3 });
});
