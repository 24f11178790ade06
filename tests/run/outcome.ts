export interface Counts {
  passed: number;
  failed: number;
  /** In the form `file › test`. Empty for a check without tests. */
  failures: readonly string[];
}

export interface Outcome extends Counts {
  suite: string;
  /** In ms. */
  duration: number;
}

/** Counts at least one failure if the exit code isn't 0 or no tests ran. */
export function countRun(report: Counts | undefined, exitCode: number | null): Counts {
  const counts = report ?? { passed: 0, failed: 0, failures: [] };
  const isFailure = exitCode !== 0 || counts.passed + counts.failed === 0;
  return counts.failed === 0 && isFailure ? { ...counts, failed: 1 } : counts;
}

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

const namesOfFailures = ({ suite, failed, failures }: Outcome): readonly string[] =>
  failed > 0 && failures.length === 0 ? [`${suite} › see its output`] : failures;

/** The totals come last, because CI shows the end of the log. */
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
