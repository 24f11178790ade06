import { beforeAll, describe, expect, it } from 'vitest';
import { forgetLimits } from './limits.ts';
import { type ExpectedCode, type Reply, refusalWith } from './replies.ts';
import { changesBetween, settledWorld, type World } from './world.ts';

/** One way to abuse the shop, and what it has to be answered. */
export interface AbuseCase {
  name: string;
  attempt: () => Promise<Reply>;
  /** A code of the shop's, or the whole answer where another party gives it; several where either is right. */
  expected: ExpectedCode | Partial<Reply> | readonly ExpectedCode[];
  /** What of the input the refusal must name. */
  field?: string | undefined;
}

interface Group {
  /** Makes whatever the cases need, before the state is looked at that they must leave. */
  prepare?: () => Promise<unknown>;
  /** Whether the cases meet rate limits, which have cases of their own: then each is tried unlimited. */
  limited?: boolean;
  /** What the cases may write all the same, by its name in the world: a memory of having been asked. */
  mayWrite?: RegExp;
}

/**
 * A test for each case, and one that none of them had an effect on database, accounts or Stripe. If
 * there was one, the cases are tried again, by halves, so that the message names the culprit.
 */
export function refuses(name: string, cases: readonly AbuseCase[], group: Group = {}): void {
  const { prepare, limited = false, mayWrite } = group;
  const changesSince = async (before: World) =>
    changesBetween(before, await settledWorld()).filter((change) => !mayWrite?.test(change));
  const tried = limited ? cases.map(withoutLimits) : cases;
  describe(name, () => {
    let before: World;
    beforeAll(async () => {
      await prepare?.();
      before = await settledWorld();
    }, 120_000);

    describe.concurrent('refuses', () => {
      for (const each of tried) it(each.name, () => expectRefusal(each));
    });

    it('and nothing of that had an effect', async () => {
      const changes = await changesSince(before);
      if (changes.length === 0) return;
      const culprits = await culpritsAmong(tried, changesSince);
      expect.fail(
        `${culprits.join('\n') || 'Once only, or by something else'}\n\n${changes.join('\n')}`,
      );
    }, 300_000);
  });
}

/** Throws unless the answer is, as a whole, one that the case allows. */
async function expectRefusal(abuse: AbuseCase): Promise<void> {
  const reply = await abuse.attempt();
  const answers = answersOf(abuse);
  const answer = answers.find(({ code }) => code === reply.code) ?? answers[0] ?? {};
  expect(reply).toMatchObject({ ...answer, ...(abuse.field ? { field: abuse.field } : {}) });
}

function answersOf({ expected }: AbuseCase): Partial<Reply>[] {
  if (typeof expected === 'string') return [refusalWith(expected)];
  return Array.isArray(expected) ? expected.map(refusalWith) : [expected as Partial<Reply>];
}

const withoutLimits = (abuse: AbuseCase): AbuseCase => ({
  ...abuse,
  attempt: async () => {
    await forgetLimits();
    return abuse.attempt();
  },
});

/** The cases that have an effect each time, with what they change. */
async function culpritsAmong(
  cases: readonly AbuseCase[],
  changesSince: (before: World) => Promise<string[]>,
): Promise<string[]> {
  const before = await settledWorld();
  for (const { attempt } of cases) await attempt();
  const changes = await changesSince(before);
  if (changes.length === 0) return [];
  const [only, ...others] = cases;
  if (others.length === 0) return [`${only?.name}: ${changes.join(', ')}`];
  const middle = Math.ceil(cases.length / 2);
  return [
    ...(await culpritsAmong(cases.slice(0, middle), changesSince)),
    ...(await culpritsAmong(cases.slice(middle), changesSince)),
  ];
}
