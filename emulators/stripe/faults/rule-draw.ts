import { seededRandom } from './seeded-random.ts';

export interface RuleDraw<Rule> {
  readonly rule: Rule;
  applied: number;
  applies(): boolean;
}

/** Each rule has a separate random stream, so one rule's matches don't affect another's draws. */
export function ruleDraw<Rule extends { probability: number; times?: number | undefined }>(
  rule: Rule,
  seed: number,
): RuleDraw<Rule> {
  const random = seededRandom(seed);
  return {
    rule,
    applied: 0,
    applies() {
      const drawn = random();
      if (this.applied >= (rule.times ?? Number.POSITIVE_INFINITY)) return false;
      if (drawn >= rule.probability) return false;
      this.applied += 1;
      return true;
    },
  };
}

export function matchesPattern(text: string, pattern: string): boolean {
  const parts = pattern.split('*').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`).test(text);
}
