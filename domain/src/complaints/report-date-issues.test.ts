import { describe, expect, it } from 'vitest';
import { reportDateIssues } from './report-date-issues.ts';

describe('reportDateIssues', () => {
  it.each([
    [null, null, {}],
    ['2026-05-04', null, {}],
    [null, '2026-11-27', {}],
    ['2026-05-04', '2026-05-04', {}],
    ['2026-11-28', null, { procedureDate: 'future' }],
    [null, '2026-11-28', { failureDate: 'future' }],
    ['2026-05-04', '2026-05-03', { failureDate: 'before-procedure' }],
    ['2026-12-02', '2026-12-01', { procedureDate: 'future', failureDate: 'future' }],
  ])(
    'for a procedure on %s and a failure on %s, returns %j',
    (procedureDate, failureDate, issues) => {
      expect(reportDateIssues({ procedureDate, failureDate }, '2026-11-27')).toEqual(issues);
    },
  );
});
