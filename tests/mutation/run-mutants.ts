import type { Mutant } from './mutate-rules.ts';
import type { RulesCase } from './rules-cases.ts';
import { openProject, type RulesProject } from './rules-project.ts';

/** What became of a mutant: the case that noticed it, or nothing, or rules that do not compile. */
export interface Verdict {
  mutant: Mutant;
  outcome: 'killed' | 'survived' | 'does not compile';
  /** The case that noticed it, or the compiler's message. */
  by: string | undefined;
}

/** Requests in flight in one project: the emulator answers several as fast as one. */
const atOnce = 8;

/**
 * Tries every mutant against the cases that can meet it, until one ends otherwise than the tests expect.
 * Throws where a case does so under the rules as they are.
 */
export async function runMutants(
  rules: string,
  mutants: readonly Mutant[],
  cases: readonly RulesCase[],
  { projects, say }: { projects: number; say: (line: string) => void },
): Promise<Verdict[]> {
  const open = Array.from({ length: projects }, (_, index) =>
    openProject(`demo-mutants-${index}`, rules),
  );
  const opened = await Promise.all(open);
  try {
    const [first] = opened;
    if (first === undefined) throw new Error('No project to try mutants in');
    await first.load(rules);
    const wrong = await firstDisagreement(first, cases);
    if (wrong) throw new Error(`Under the rules as they are, not as expected: ${wrong.name}`);

    const waiting = [...mutants];
    const verdicts: Verdict[] = [];
    const kills = new Map<RulesCase, number>();
    const work = async (project: RulesProject) => {
      for (let mutant = waiting.shift(); mutant !== undefined; mutant = waiting.shift()) {
        verdicts.push(await tryMutant(project, mutant, cases, kills));
        if (verdicts.length % 50 === 0) say(`  ${verdicts.length} of ${mutants.length} mutants`);
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
  const meeting = cases.filter(
    (each) =>
      each.collections === undefined ||
      collections === undefined ||
      each.collections.some((collection) => collections.includes(collection)),
  );
  // Those that noticed the most so far first: most mutants end with the first few requests.
  const likely = meeting.toSorted((a, b) => (kills.get(b) ?? 0) - (kills.get(a) ?? 0));
  const killer = await firstDisagreement(project, likely);
  if (killer === undefined) return { mutant, outcome: 'survived', by: undefined };
  kills.set(killer, (kills.get(killer) ?? 0) + 1);
  return { mutant, outcome: 'killed', by: killer.name };
}

async function firstDisagreement(
  project: RulesProject,
  cases: readonly RulesCase[],
): Promise<RulesCase | undefined> {
  for (let begin = 0; begin < cases.length; begin += atOnce) {
    const together = cases.slice(begin, begin + atOnce);
    const agreements = await Promise.all(together.map((each) => project.agrees(each)));
    const place = agreements.indexOf(false);
    if (place >= 0) return together[place];
  }
  return undefined;
}
