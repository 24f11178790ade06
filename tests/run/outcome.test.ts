import { describe, expect, it } from 'vitest';
import { countRun, summary } from './outcome.ts';

describe('countRun', () => {
  it("returns the report's counts", () => {
    const bad = { passed: 7, failed: 2, failures: ['a.test.ts › a', 'a.test.ts › b'] };
    const good = { passed: 7, failed: 0, failures: [] };
    expect(countRun(bad, 1)).toEqual(bad);
    expect(countRun(good, 0)).toEqual(good);
  });

  it('counts a failure if the run fails even though its tests pass', () => {
    const report = { passed: 7, failed: 0, failures: [] };
    expect(countRun(report, 1)).toEqual({ ...report, failed: 1 });
    expect(countRun(report, null)).toEqual({ ...report, failed: 1 });
  });

  it.each([undefined, { passed: 0, failed: 0, failures: [] }])(
    'counts a failure if no tests ran',
    (report) => {
      expect(countRun(report, 0)).toEqual({ passed: 0, failed: 1, failures: [] });
    },
  );
});

describe('summary', () => {
  const lint = { suite: 'lint', passed: 1, failed: 0, failures: [], duration: 1_234 };
  const failures = ['a.test.ts › a sum › is right', 'b.test.ts › is there'];
  const unit = { suite: 'unit', passed: 40, failed: 2, failures, duration: 20_000 };

  it('has only the totals on the last line', () => {
    const text = summary([lint, unit]);
    expect(text.split('\n').at(-1)).toBe('41 passed, 2 failed');
    expect(text).toMatch(/^lint +1 passed +0 failed +1\.2 s$/m);
  });

  it('lists the failures before the totals', () => {
    const names = failures.map((name) => `  ${name}`);
    expect(summary([unit, lint]).split('\n').slice(2, -2)).toEqual(['', 'Failed:', ...names]);
  });

  it('lists a failed check that has no tests', () => {
    expect(summary([{ ...lint, passed: 0, failed: 1 }])).toContain('\n  lint › see its output\n\n');
  });

  it('has no list of failures if nothing failed', () => {
    expect(summary([lint])).not.toContain('Failed');
  });
});
