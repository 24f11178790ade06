import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { projectRoot } from '@dental-shop/emulators/suite/project';
import { describe, expect, it } from 'vitest';
import { choose, needsStripeAccount } from './choose.ts';
import { suites } from './suites.ts';

const chosen = (names: readonly string[], folder = projectRoot) =>
  choose(names, folder).map(({ suite, files }) => [suite.name, ...files]);

describe('choose', () => {
  it('selects every suite by default', () => {
    expect(chosen([])).toEqual(suites.map(({ name }) => [name]));
  });

  it('puts the named suites in execution order', () => {
    expect(chosen(['rules', 'lint'])).toEqual([['lint'], ['rules']]);
  });

  it('assigns each file to its suite', () => {
    const unit = 'tests/run/choose.test.ts';
    const rules = 'tests/rules/rules.test.ts';
    const api = 'tests/api/purchase.test.ts';
    const browser = 'tests/browser/pages/home.spec.ts';
    const others = ['tests/browser/purchase.spec.ts', 'tests/api/webhook.test.ts'];
    expect(chosen([browser, unit, rules, api, ...others])).toEqual([
      ['unit', unit],
      ['rules', rules],
      ['api', api, others[1]],
      ['browser', others[0]],
      ['pages', browser],
    ]);
  });

  it('accepts absolute paths and paths relative to the current folder or the root', () => {
    const file = 'tests/api/purchase.test.ts';
    const folder = join(projectRoot, 'tests');
    for (const name of ['api/purchase.test.ts', file, join(projectRoot, file)]) {
      expect(chosen([name], folder)).toEqual([['api', file]]);
    }
  });

  it('runs all files of a named suite', () => {
    expect(chosen(['api', 'tests/api/purchase.test.ts'])).toEqual([['api']]);
  });

  it.each([
    ['untis', 'Unknown suite or test file: untis. Suites: lint, imports,'],
    ['tests/api/none.test.ts', 'Unknown suite or test file: tests/api/none.test.ts.'],
    ['tests/shop/api.ts', "tests/shop/api.ts isn't a test file"],
    ['tests/api', "tests/api isn't a test file"],
    ['tests/stripe/server.spec.ts', 'npm run test:stripe'],
  ])('rejects %s with an explanation', (name, sentence) => {
    expect(() => chosen([name])).toThrow(sentence);
  });

  it('finds exactly one suite for every test file', () => {
    const files = execFileSync('git', ['ls-files', '*.test.ts', '*.test.tsx', '*.spec.ts'], {
      cwd: projectRoot,
      encoding: 'utf8',
    })
      .trim()
      .split('\n')
      .filter((file) => !needsStripeAccount(file));
    const owners = (file: string) => suites.filter((suite) => suite.owns?.(file)).length;
    expect(files.length).toBeGreaterThan(100);
    expect(files.filter((file) => owners(file) !== 1)).toEqual([]);
  });
});

it('gives Playwright a pattern that matches only the chosen file', () => {
  const browser = suites.find(({ name }) => name === 'browser');
  const [pattern = ''] = browser?.args('', ['tests/browser/payment-cards.spec.ts']).slice(-1) ?? [];
  const matches = (path: string) => new RegExp(pattern).test(`/shop/${path}`);
  expect(matches('tests/browser/payment-cards.spec.ts')).toBe(true);
  expect(matches('tests/browser/payment-cards-spec.ts')).toBe(false);
  expect(matches('other-tests/browser/payment-cards.spec.ts')).toBe(false);
});
