export type Say = (line: string) => void;

export function seconds(ms: number): string {
  return ms < 10_000 ? `${(ms / 1000).toFixed(1)} s` : `${Math.round(ms / 1000)} s`;
}

export async function step<Outcome>(
  say: Say,
  title: string,
  work: () => Promise<Outcome>,
  remark: (outcome: Outcome) => string = () => '',
): Promise<Outcome> {
  const begin = Date.now();
  const outcome = await work();
  const words = [title, remark(outcome)].filter((text) => text !== '').join(': ');
  say(`  ${words} (${seconds(Date.now() - begin)})`);
  return outcome;
}
