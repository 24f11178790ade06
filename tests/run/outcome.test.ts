import { describe, expect, it } from 'vitest';
import { countRun, summary } from './outcome.ts';

describe('countRun', () => {
  it('takes the counts of the report', () => {
    expect(countRun({ passed: 7, failed: 2 }, 1)).toEqual({ passed: 7, failed: 2 });
    expect(countRun({ passed: 7, failed: 0 }, 0)).toEqual({ passed: 7, failed: 0 });
  });

  it('counts a failure for a run that ended badly although its tests passed', () => {
    expect(countRun({ passed: 7, failed: 0 }, 1)).toEqual({ passed: 7, failed: 1 });
    expect(countRun({ passed: 7, failed: 0 }, null)).toEqual({ passed: 7, failed: 1 });
  });

  it.each([undefined, { passed: 0, failed: 0 }])(
    'counts a failure for a run of no test',
    (report) => {
      expect(countRun(report, 0)).toEqual({ passed: 0, failed: 1 });
    },
  );
});

describe('summary', () => {
  it('ends with the totals alone on the last line', () => {
    const text = summary([
      { suite: 'lint', passed: 1, failed: 0, duration: 1_234 },
      { suite: 'unit', passed: 40, failed: 2, duration: 20_000 },
    ]);
    expect(text.split('\n').at(-1)).toBe('41 passed, 2 failed');
    expect(text).toMatch(/^lint +1 passed +0 failed +1\.2 s$/m);
  });
});
