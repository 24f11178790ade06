import type { Verdict } from './run-mutants.ts';

interface Settings {
  /** IDs of mutants with the same behavior as the original rules, by reason. */
  equivalents: readonly { reason: string; mutants: readonly string[] }[];
  /** In percent. */
  minScore: number;
}

interface Judgment {
  table: string;
  /** Reasons to fail the run. */
  problems: string[];
  /** The percentage of killed mutants, excluding equivalent ones and compile errors. */
  score: number;
}

const placeOf = ({ mutant }: Verdict): string => mutant.id.split(':')[0] ?? '';

export function judge(verdicts: readonly Verdict[], { equivalents, minScore }: Settings): Judgment {
  const listed = equivalents.flatMap(({ mutants }) => mutants);
  const isEquivalent = ({ mutant }: Verdict) => listed.includes(mutant.id);
  const killed = verdicts.filter(({ outcome }) => outcome === 'killed');
  const unlisted = verdicts.filter((each) => each.outcome === 'survived' && !isEquivalent(each));
  const total = killed.length + unlisted.length;
  const score = total === 0 ? 0 : (100 * killed.length) / total;
  const stale = listed.filter(
    (id) => verdicts.find(({ mutant }) => mutant.id === id)?.outcome !== 'survived',
  );
  const survivors = unlisted.map(({ mutant }) => `Survived: line ${mutant.line}, ${mutant.id}`);
  return {
    table: tableOf(verdicts, equivalents),
    problems: [
      ...(score < minScore
        ? [`Killed ${score.toFixed(1)}% of the mutants instead of ${minScore}%`, ...survivors]
        : []),
      ...stale.map((id) => `Listed as equivalent, but killed or missing: ${id}`),
    ],
    score,
  };
}

function tableOf(verdicts: readonly Verdict[], equivalents: Settings['equivalents']): string {
  const places = [...new Set(verdicts.map(placeOf))];
  const row = (...cells: (string | number)[]) =>
    cells
      .map((cell, column) => (column === 0 ? String(cell).padEnd(20) : String(cell).padStart(18)))
      .join('');
  const rows = places.map((place) => {
    const own = verdicts.filter((verdict) => placeOf(verdict) === place);
    const count = (outcome: Verdict['outcome']) =>
      own.filter((verdict) => verdict.outcome === outcome).length;
    return row(place, own.length, count('killed'), count('survived'), count('does not compile'));
  });
  const reasons = equivalents.map(({ reason, mutants }) =>
    [reason, ...mutants.map((id) => `    ${id}`)].join('\n'),
  );
  return [
    row('in', 'mutants', 'killed', 'survived', 'do not compile'),
    ...rows,
    ...(reasons.length === 0 ? [] : ['', 'Equivalent:', ...reasons]),
  ].join('\n');
}
