import { join } from 'node:path';
import { projectRoot } from '@dental-shop/emulators/suite/project';
import { expect, it } from 'vitest';
import { countPlaywright, countVitest } from './reports.ts';

it("counts Vitest's tests, and files that failed before their first test", () => {
  const test = (status: string, title: string) => ({ status, title, ancestorTitles: ['a sum'] });
  const file = (name: string) => join(projectRoot, 'domain/src', name);
  const testResults = [
    {
      name: file('one.test.ts'),
      status: 'passed',
      assertionResults: [test('passed', 'adds'), test('pending', 'divides')],
    },
    {
      name: file('two.test.ts'),
      status: 'failed',
      assertionResults: [test('failed', 'is right'), test('passed', 'is a number')],
    },
    { name: file('three.test.ts'), status: 'failed', assertionResults: [] },
  ];
  const report = { numPassedTests: 2, numFailedTests: 1, testResults };
  expect(countVitest(report)).toEqual({
    passed: 2,
    failed: 2,
    failures: [
      'domain/src/two.test.ts › a sum › is right',
      'domain/src/three.test.ts › outside of its tests',
    ],
  });
});

it("counts Playwright's tests, and errors outside of them", () => {
  const spec = (title: string, status: string) => ({ title, tests: [{ status }] });
  const suites = [
    {
      title: 'pages/home.spec.ts',
      specs: [spec('opens', 'expected'), spec('is still', 'unexpected')],
      suites: [{ title: 'in Spanish', specs: [spec('greets', 'flaky')] }],
    },
  ];
  const report = {
    stats: { expected: 1, unexpected: 1, flaky: 1 },
    suites,
    config: { rootDir: join(projectRoot, 'tests/browser') },
    errors: [{ message: 'No browser\nat a place' }],
  };
  expect(countPlaywright(report)).toEqual({
    passed: 1,
    failed: 3,
    failures: [
      'tests/browser/pages/home.spec.ts › is still',
      'tests/browser/pages/home.spec.ts › in Spanish › greets',
      'outside of tests › No browser',
    ],
  });
});
