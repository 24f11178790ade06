import { join } from 'node:path';
import { projectRoot } from '@dental-shop/emulators/suite/project';
import { expect, it } from 'vitest';
import { countPlaywright, countVitest } from './count-failures.ts';

it("counts Vitest's tests and files that fail before their first test", () => {
  const test = (status: string, title: string, ...failureMessages: string[]) => ({
    status,
    title,
    ancestorTitles: ['a sum'],
    failureMessages,
  });
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
      assertionResults: [
        test('failed', 'is right', 'AssertionError: 3 is not 4\n    at two.test.ts'),
        test('passed', 'is a number'),
      ],
    },
    { name: file('three.test.ts'), status: 'failed', message: 'No export', assertionResults: [] },
  ];
  const report = { numPassedTests: 2, numFailedTests: 1, testResults };
  expect(countVitest(report)).toEqual({
    passed: 2,
    failed: 2,
    failures: [
      'domain/src/two.test.ts › a sum › is right\n    AssertionError: 3 is not 4 | at two.test.ts',
      'domain/src/three.test.ts › outside of its tests\n    No export',
    ],
  });
});

it("counts Playwright's tests and errors outside of tests", () => {
  const comparison = '- Expected  - 0\n+ Received  + 1\n\n  [\n+   "404",\n  ]';
  const error = { message: `\u001b[31mNot equal\u001b[39m\n\n${comparison}\na\nb\nc` };
  const spec = (title: string, status: string, ...errors: object[]) => ({
    title,
    tests: [{ status, results: errors.map((each) => ({ error: each })) }],
  });
  const suites = [
    {
      title: 'pages/home.spec.ts',
      specs: [
        spec('opens', 'expected'),
        spec('is still', 'unexpected', { ...error, location: { line: 7 } }),
      ],
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
      'tests/browser/pages/home.spec.ts › is still\n    line 7: Not equal | [ | +   "404", | ] | a | b',
      'tests/browser/pages/home.spec.ts › in Spanish › greets',
      'outside of tests\n    No browser | at a place',
    ],
  });
});
