/** Tests that a report counts; a suite that ran none has failed, whatever its exit code says. */
export interface Counts {
  passed: number;
  failed: number;
  /** What failed, as `file › test`; a check that has no tests names nothing. */
  failures: readonly string[];
}

/** The result of one suite. */
export interface Outcome extends Counts {
  suite: string;
  /** In ms. */
  duration: number;
}

/**
 * A failure is never lost: a run that ended badly counts at least one, and so does a run of no test.
 */
export function countRun(report: Counts | undefined, exitCode: number | null): Counts {
  const counts = report ?? { passed: 0, failed: 0, failures: [] };
  const isFailure = exitCode !== 0 || counts.passed + counts.failed === 0;
  return counts.failed === 0 && isFailure ? { ...counts, failed: 1 } : counts;
}

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

/** The failed tests of a suite, or the suite itself where none of its tests says why it failed. */
const namesOfFailures = ({ suite, failed, failures }: Outcome): readonly string[] =>
  failed > 0 && failures.length === 0 ? [`${suite} › see its output`] : failures;

/**
 * A line for each suite, the names of what failed, and as the last line `N passed, N failed`: the end
 * of a log, which is what one sees of a run elsewhere, tells what to look at.
 */
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
  const failures = outcomes.flatMap(namesOfFailures);
  const named =
    failures.length === 0 ? [] : ['', 'Failed:', ...failures.map((name) => `  ${name}`)];
  return [...rows, ...named, '', `${total('passed')} passed, ${total('failed')} failed`].join('\n');
}
