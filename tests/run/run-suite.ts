import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Choice } from './choose.ts';
import { type Counts, countRun, type Outcome } from './outcome.ts';
import { runCommand } from './run-command.ts';
import type { Suite } from './suites.ts';

export async function runSuite(
  { suite, files }: Choice,
  { reports, buffered, signal }: { reports: string; buffered: boolean; signal: AbortSignal },
): Promise<Outcome> {
  console.log(
    buffered ? `\n== ${suite.name}: output follows when it finishes ==` : `\n== ${suite.name} ==`,
  );
  const begin = Date.now();
  const reportFile = join(reports, `${suite.name}.json`);
  const exitCode = await runCommand({
    args: suite.args(reportFile, files),
    environment: suite.environment?.(reportFile) ?? {},
    limitMs: suite.limitMs,
    buffered,
    signal,
  });
  const counts = countRun(readCounts(suite, reportFile, exitCode), exitCode);
  return { suite: suite.name, ...counts, duration: Date.now() - begin };
}

function readCounts(
  { count }: Suite,
  reportFile: string,
  exitCode: number | null,
): Counts | undefined {
  if (count === undefined) return { passed: exitCode === 0 ? 1 : 0, failed: 0, failures: [] };
  if (!existsSync(reportFile)) return undefined;
  return count(JSON.parse(readFileSync(reportFile, 'utf8')) as never);
}
