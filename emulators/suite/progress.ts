export type Log = (line: string) => void;

export function seconds(ms: number): string {
  return ms < 10_000 ? `${(ms / 1000).toFixed(1)} s` : `${Math.round(ms / 1000)} s`;
}

export async function step<Outcome>(
  log: Log,
  title: string,
  work: () => Promise<Outcome>,
  remark: (outcome: Outcome) => string = () => '',
): Promise<Outcome> {
  const startedAt = Date.now();
  const outcome = await work();
  const words = [title, remark(outcome)].filter((text) => text !== '').join(': ');
  log(`  ${words} (${seconds(Date.now() - startedAt)})`);
  return outcome;
}
