import {
  type AccountDecision,
  type AccountStatus,
  allowedDecisions,
} from '@dental-shop/domain/account/account-status';
import {
  type ApprovalConcern,
  approvalConcerns,
  opensAccount,
} from '@dental-shop/domain/account/approval-concerns';
import type { FlaggedOrders, UndoneMail } from '@dental-shop/domain/api/staff/account-calls';
import { queryClient } from '../../../../shared/api/query-client.ts';
import { describeFailure } from '../../../../shared/forms/describe-failure.ts';
import { callStaff } from '../../call-staff.ts';
import { staffErrorCode } from '../../staff-error.ts';
import type { Account } from '../accounts-query.ts';
import { inspectedAccountQuery, withoutSignIn } from '../inspect-account.ts';

/** A row that stays in the list even if the account no longer belongs there. */
export interface KeptRow {
  /** The account before the decision. */
  account: Account;
  /** Once the time to undo is over, the row stays only while it's the current one. */
  isOver: boolean;
}

/** A decision made on this page. */
export interface Decided extends KeptRow {
  decision: AccountDecision;
  /** Null if the decision was made before decisions could be undone. */
  auditId: string | null;
  /** The row stays until the list contains the account again. */
  isUndone: boolean;
}

export interface Undoable {
  account: Account;
  auditId: string;
  /** The account's status after the undo. */
  status: AccountStatus;
}

export interface Reviewed {
  account: Account;
  concerns: readonly ApprovalConcern[];
}

export type ReviewedUndo = Undoable & Reviewed;

/** Messages that staff haven't dismissed yet. */
interface Unread {
  undone: readonly { account: Account; mail: UndoneMail; orders: FlaggedOrders }[];
  failures: readonly { account: Account; error: unknown }[];
}

export interface Made extends Unread {
  action: AccountDecision;
  decided: readonly Decided[];
}

interface Undone extends Unread {
  action: 'undo';
  decided: readonly [];
}

export type Outcome = Made | Undone;

export interface DecisionRequest {
  decision: AccountDecision;
  reviewed: readonly Reviewed[];
  reason?: string;
}

/** Runs sequentially to reduce conflicts with another staff member's decisions. */
async function settleEach<Item extends { account: Account }, Result>(
  items: readonly Item[],
  perform: (item: Item) => Promise<Result>,
): Promise<{ results: Result[]; failures: Outcome['failures'] }> {
  const results: Result[] = [];
  const failures: Outcome['failures'][number][] = [];
  for (const item of items) {
    try {
      results.push(await perform(item));
    } catch (error) {
      const { account } = item;
      console.warn('A decision failed.', describeFailure(error));
      failures.push({ account, error });
      if (staffErrorCode(error) === 'approval-unconfirmed') {
        void queryClient.invalidateQueries({
          queryKey: inspectedAccountQuery(account.id).queryKey,
        });
      }
    }
  }
  return { results, failures };
}

export async function makeDecisions({
  decision,
  reviewed,
  reason,
}: DecisionRequest): Promise<Made> {
  const { results, failures } = await settleEach(reviewed, async ({ account, concerns }) => {
    const { auditId } = await callStaff('decideAccount', {
      uid: account.id,
      decision,
      expectedStatus: account.status,
      ...(opensAccount(decision) && { confirmed: [...concerns] }),
      ...(reason !== undefined && { reason }),
      ...(reviewed.length > 1 && { batchSize: reviewed.length }),
    });
    return { account, decision, auditId, isOver: false, isUndone: false };
  });
  return { action: decision, decided: results, undone: [], failures };
}

export async function undoDecisions(reviewed: readonly ReviewedUndo[]): Promise<Undone> {
  const { results, failures } = await settleEach(
    reviewed,
    async ({ account, auditId, status, concerns }) => {
      const confirmed = status === 'approved' && { confirmed: [...concerns] };
      const { mail, orders } = await callStaff('undoDecision', { auditId, ...confirmed });
      return { account, mail, orders };
    },
  );
  return { action: 'undo', decided: [], undone: results, failures };
}

export async function review(accounts: readonly Account[], today: string): Promise<Reviewed[]> {
  return Promise.all(
    accounts.map(async (account) => {
      const inspected = await queryClient.fetchQuery(inspectedAccountQuery(account.id));
      const facts = inspected ?? withoutSignIn;
      return { account, concerns: approvalConcerns(facts, account, today) };
    }),
  );
}

/** Undoing a suspension is like a reinstatement. */
export async function reviewUndo(
  undoable: readonly Undoable[],
  today: string,
): Promise<readonly ReviewedUndo[]> {
  const opened = undoable.filter(({ status }) => status === 'approved');
  const reviewed = await review(
    opened.map(({ account }) => account),
    today,
  );
  const concerns = new Map(reviewed.map((each) => [each.account.id, each.concerns]));
  return undoable.map((each) => ({ ...each, concerns: concerns.get(each.account.id) ?? [] }));
}

export const toUndoable = ({ account, auditId }: Decided): Undoable[] =>
  auditId === null ? [] : [{ account, auditId, status: account.status }];

/** The decision that a shortcut makes: `A` opens the account, and `D` closes it. */
export function decisionFor(status: AccountStatus, opens: boolean): AccountDecision | undefined {
  return allowedDecisions(status).find((decision) => opensAccount(decision) === opens);
}

export const idsOf = (accounts: readonly Account[]) => accounts.map(({ id }) => id);

export const accountsOf = (items: readonly { account: Account }[]) =>
  items.map(({ account }) => account);

/** Keeps messages that staff may not have read yet, unless they're about the same accounts. */
export function mergeOutcomes(previous: Outcome | undefined, next: Outcome): Outcome {
  const uids = idsOf(accountsOf([...next.decided, ...next.undone, ...next.failures]));
  const isUnread = ({ account }: { account: Account }) => !uids.includes(account.id);
  return {
    ...next,
    undone: [...(previous?.undone ?? []).filter(isUnread), ...next.undone],
    failures: [...(previous?.failures ?? []).filter(isUnread), ...next.failures],
  };
}
