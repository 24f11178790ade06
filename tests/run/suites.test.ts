import { describe, expect, it } from 'vitest';
import { suites } from './suites.ts';

describe('Playwright suites', () => {
  const file = 'tests/browser/purchase.spec.ts';
  const ofPlaywright = suites
    .map(({ name, args }) => [name, args('report.json', [file])] as const)
    .filter(([, args]) => args.some((each) => each.includes('playwright.config.ts')));

  it('include at least two', () => {
    expect(ofPlaywright.length).toBeGreaterThan(1);
  });

  it.each(ofPlaywright)('%s passes the project as --project=NAME', (name, args) => {
    expect(args).toContain(`--project=${name}`);
    expect(args).not.toContain('--project');
  });
});
