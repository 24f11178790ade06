import { describe, expect, it } from 'vitest';
import { judge } from './mutation-score.ts';
import type { Verdict } from './run-mutants.ts';

const verdict = (id: string, outcome: Verdict['outcome']): Verdict => ({
  mutant: { id, line: 3, source: '', collections: [] },
  outcome,
  by: undefined,
});
const killed = verdict('users: no allow get', 'killed');
const survived = verdict('users: allow get if true', 'survived');
const broken = verdict('users: 1 → 2', 'does not compile');
const listing = (...mutants: string[]) => [{ reason: 'Because', mutants }];

describe('judge', () => {
  it('passes if every mutant that compiles is killed', () => {
    const { problems, score } = judge([killed, broken], { equivalents: [], minScore: 100 });
    expect([problems, score]).toEqual([[], 100]);
  });

  it('lists survivors', () => {
    const { problems, score } = judge([killed, survived], { equivalents: [], minScore: 100 });
    expect(score).toBe(50);
    expect(problems).toContain('Survived: line 3, users: allow get if true');
  });

  it('passes with a lower score if the settings allow it', () => {
    expect(judge([killed, survived], { equivalents: [], minScore: 50 }).problems).toEqual([]);
  });

  it('excludes equivalent mutants and prints the reason', () => {
    const equivalents = listing(survived.mutant.id);
    const { problems, score, table } = judge([killed, survived], { equivalents, minScore: 100 });
    expect([problems, score]).toEqual([[], 100]);
    expect(table).toContain('Because\n    users: allow get if true');
  });

  it.each([killed.mutant.id, 'users: removed'])(
    'reports an equivalent mutant that was killed or no longer exists: %s',
    (id) => {
      const { problems } = judge([killed], { equivalents: listing(id), minScore: 100 });
      expect(problems).toHaveLength(1);
    },
  );

  it('fails a run without mutants', () => {
    expect(judge([], { equivalents: [], minScore: 100 }).problems).toHaveLength(1);
  });
});
