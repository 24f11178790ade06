/** The result of one suite. */
export interface Outcome {
  suite: string;
  passed: number;
  failed: number;
  /** In ms. */
  duration: number;
}

/** Tests that a report counts; a suite that ran none has failed, whatever its exit code says. */
export interface Counts {
  passed: number;
  failed: number;
}

/**
 * A failure is never lost: a run that ended badly counts at least one, and so does a run of no test.
 */
export function countRun(report: Counts | undefined, exitCode: number | null): Counts {
  const { passed, failed } = report ?? { passed: 0, failed: 0 };
  const isFailure = exitCode !== 0 || passed + failed === 0;
  return { passed, failed: failed === 0 && isFailure ? 1 : failed };
}

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

/** A line for each suite and, as the last one, `N passed, N failed`. */
export function summary(outcomes: readonly Outcome[]): string {
  const rows = outcomes.map(({ suite, passed, failed, duration }) =>
    [
      suite.padEnd(12),
      `${passed} passed`.padStart(12),
      `${failed} failed`.padStart(12),
      seconds(duration).padStart(10),
    ].join(''),
  );
  const total = (count: 'passed' | 'failed') =>
    outcomes.reduce((sum, outcome) => sum + outcome[count], 0);
  return [...rows, '', `${total('passed')} passed, ${total('failed')} failed`].join('\n');
}
