import { seededRandom } from './seeded-random.ts';

/** A rule with its own random numbers and the count of its strikes. */
export interface RuleDraw<Rule> {
  readonly rule: Rule;
  struck: number;
  /** Whether the rule strikes now; to be asked only of events and requests that it matches. */
  strikes(): boolean;
}

/**
 * Each rule has a stream of numbers of its own: what one rule meets does not change what another
 * one draws.
 */
export function ruleDraw<Rule extends { probability: number; times?: number | undefined }>(
  rule: Rule,
  seed: number,
): RuleDraw<Rule> {
  const random = seededRandom(seed);
  return {
    rule,
    struck: 0,
    strikes() {
      const drawn = random();
      if (this.struck >= (rule.times ?? Number.POSITIVE_INFINITY)) return false;
      if (drawn >= rule.probability) return false;
      this.struck += 1;
      return true;
    },
  };
}

/** Whether `text` is what the pattern stands for; `*` in it is any characters. */
export function matchesPattern(text: string, pattern: string): boolean {
  const parts = pattern.split('*').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`).test(text);
}
