import type { Mutant } from './mutate-rules.ts';
import type { RulesCase } from './rules-cases.ts';
import { openProject, type RulesProject } from './rules-project.ts';

export interface Verdict {
  mutant: Mutant;
  outcome: 'killed' | 'survived' | 'does not compile';
  /** The case that killed the mutant, or the compiler's error. */
  by: string | undefined;
}

/** Per project. */
const concurrency = 8;

/**
 * For each mutant, runs the relevant cases until one has an unexpected result. Throws if a case
 * already fails with the original rules.
 */
export async function runMutants(
  rules: string,
  mutants: readonly Mutant[],
  cases: readonly RulesCase[],
  { projects, log }: { projects: number; log: (line: string) => void },
): Promise<Verdict[]> {
  const open = Array.from({ length: projects }, (_, index) =>
    openProject(`demo-mutants-${index}`, rules),
  );
  const opened = await Promise.all(open);
  try {
    const [first] = opened;
    if (first === undefined) throw new Error('No project to try mutants in');
    await first.load(rules);
    const wrong = await findUnexpected(first, cases);
    if (wrong) throw new Error(`Unexpected result with the original rules: ${wrong.name}`);

    const waiting = [...mutants];
    const verdicts: Verdict[] = [];
    const kills = new Map<RulesCase, number>();
    const work = async (project: RulesProject) => {
      for (let mutant = waiting.shift(); mutant !== undefined; mutant = waiting.shift()) {
        verdicts.push(await tryMutant(project, mutant, cases, kills));
        if (verdicts.length % 50 === 0) log(`  ${verdicts.length} of ${mutants.length} mutants`);
      }
    };
    await Promise.all(opened.map(work));
    return verdicts.sort((a, b) => a.mutant.line - b.mutant.line);
  } finally {
    await Promise.all(opened.map((project) => project.close()));
  }
}

async function tryMutant(
  project: RulesProject,
  mutant: Mutant,
  cases: readonly RulesCase[],
  kills: Map<RulesCase, number>,
): Promise<Verdict> {
  const problem = await project.load(mutant.source);
  if (problem !== undefined) return { mutant, outcome: 'does not compile', by: problem };
  const { collections } = mutant;
  const relevant = cases.filter(
    (each) =>
      each.collections === undefined ||
      collections === undefined ||
      each.collections.some((collection) => collections.includes(collection)),
  );
  // Starts with the cases that have killed the most mutants, so a few requests are usually enough.
  const likely = relevant.toSorted((a, b) => (kills.get(b) ?? 0) - (kills.get(a) ?? 0));
  const killer = await findUnexpected(project, likely);
  if (killer === undefined) return { mutant, outcome: 'survived', by: undefined };
  kills.set(killer, (kills.get(killer) ?? 0) + 1);
  return { mutant, outcome: 'killed', by: killer.name };
}

async function findUnexpected(
  project: RulesProject,
  cases: readonly RulesCase[],
): Promise<RulesCase | undefined> {
  for (let start = 0; start < cases.length; start += concurrency) {
    const batch = cases.slice(start, start + concurrency);
    const agreements = await Promise.all(batch.map((each) => project.agrees(each)));
    const place = agreements.indexOf(false);
    if (place >= 0) return batch[place];
  }
  return undefined;
}
