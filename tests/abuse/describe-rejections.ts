import { beforeAll, describe, expect, it } from 'vitest';
import { forgetLimits } from './limits.ts';
import { type ExpectedCode, type Reply, replyFor } from './replies.ts';
import { changesBetween, type StateSnapshot, settledSnapshot } from './state-snapshot.ts';

export interface AbuseCase {
  name: string;
  attempt: () => Promise<Reply>;
  /** If this is a list, any of its codes is acceptable. */
  expected: ExpectedCode | Partial<Reply> | readonly ExpectedCode[];
  /** The input field that the error must name. */
  field?: string | undefined;
}

interface Group {
  /** Called before the initial state is recorded. */
  prepare?: () => Promise<unknown>;
  /** Whether to clear the rate limits before each case. */
  limited?: boolean;
  /** Changes that the cases are allowed to make. */
  mayWrite?: RegExp;
}

/**
 * Tests each case and checks that none of them change the database, accounts or Stripe. If
 * something changes, bisects the cases to find the culprit.
 */
export function describeRejections(
  name: string,
  cases: readonly AbuseCase[],
  group: Group = {},
): void {
  const { prepare, limited = false, mayWrite } = group;
  const changesSince = async (before: StateSnapshot) =>
    changesBetween(before, await settledSnapshot()).filter((change) => !mayWrite?.test(change));
  const tried = limited ? cases.map(withoutLimits) : cases;
  describe(name, () => {
    let before: StateSnapshot;
    beforeAll(async () => {
      await prepare?.();
      before = await settledSnapshot();
    }, 120_000);

    describe.concurrent('rejects', () => {
      for (const each of tried) it(each.name, () => expectRejection(each));
    });

    it('has no side effects', async () => {
      const changes = await changesSince(before);
      if (changes.length === 0) return;
      const culprits = await findCulprits(tried, changesSince);
      expect.fail(
        `${culprits.join('\n') || 'Not reproducible, or caused by something else'}\n\n${changes.join('\n')}`,
      );
    }, 300_000);
  });
}

async function expectRejection(abuse: AbuseCase): Promise<void> {
  const reply = await abuse.attempt();
  const candidates = expectedReplies(abuse);
  const closest = candidates.find(({ code }) => code === reply.code) ?? candidates[0] ?? {};
  expect(reply).toMatchObject({ ...closest, ...(abuse.field ? { field: abuse.field } : {}) });
}

function expectedReplies({ expected }: AbuseCase): Partial<Reply>[] {
  if (typeof expected === 'string') return [replyFor(expected)];
  return Array.isArray(expected) ? expected.map(replyFor) : [expected as Partial<Reply>];
}

const withoutLimits = (abuse: AbuseCase): AbuseCase => ({
  ...abuse,
  attempt: async () => {
    await forgetLimits();
    return abuse.attempt();
  },
});

/** Finds the cases that reliably change something and lists their changes. */
async function findCulprits(
  cases: readonly AbuseCase[],
  changesSince: (before: StateSnapshot) => Promise<string[]>,
): Promise<string[]> {
  const before = await settledSnapshot();
  for (const { attempt } of cases) await attempt();
  const changes = await changesSince(before);
  if (changes.length === 0) return [];
  const [only, ...others] = cases;
  if (others.length === 0) return [`${only?.name}: ${changes.join(', ')}`];
  const middle = Math.ceil(cases.length / 2);
  return [
    ...(await findCulprits(cases.slice(0, middle), changesSince)),
    ...(await findCulprits(cases.slice(middle), changesSince)),
  ];
}
