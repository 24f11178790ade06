import {
  type AccountDecision,
  type AccountStatus,
  allowedDecisions,
  type DecisionWithReason,
  requiresReason,
  undoOfferMs,
} from '@dental-shop/domain/account/account-status';
import {
  type ApprovalConcern,
  approvalConcerns,
  type OpeningDecision,
  opensAccount,
} from '@dental-shop/domain/account/approval-concerns';
import type { FlaggedOrders, UndoneMail } from '@dental-shop/domain/api/staff/account-calls';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { queryClient } from '../../../shared/api/query-client.ts';
import { describeFailure } from '../../../shared/forms/describe-failure.ts';
import { callStaff } from '../call-staff.ts';
import { staffErrorCode } from '../staff-error.ts';
import { useOfficeDay } from '../use-office-day.ts';
import type { Account } from './accounts-query.ts';
import { inspectedAccountQuery } from './inspect-account.ts';

/** A row that stays in the list, although the account may no longer match it. */
export interface KeptRow {
  /** As it was before the decision. */
  account: Account;
  /** Once the offer to undo is over, the row stays only while it's the current one. */
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

type ReviewedUndo = Undoable & Reviewed;

export type Question =
  | { kind: 'reason'; decision: DecisionWithReason; accounts: readonly Account[] }
  | { kind: 'confirm'; decision: OpeningDecision; reviewed: readonly Reviewed[] }
  | { kind: 'undo'; reviewed: readonly ReviewedUndo[] };

interface Failure {
  name: string;
  error: unknown;
}

interface Made {
  action: AccountDecision;
  decided: readonly Decided[];
  failures: readonly Failure[];
}

interface Undone {
  action: 'undo';
  undone: readonly { account: Account; mail: UndoneMail; orders: FlaggedOrders }[];
  failures: readonly Failure[];
}

export type Outcome = Made | Undone;

export type Decisions = ReturnType<typeof useDecisions>;

interface Order {
  decision: AccountDecision;
  reviewed: readonly Reviewed[];
  reason?: string;
}

/** Runs sequentially to reduce conflicts with another staff member's decisions. */
async function settleEach<Item extends { account: Account }, Result>(
  items: readonly Item[],
  perform: (item: Item) => Promise<Result>,
): Promise<{ results: Result[]; failures: Failure[] }> {
  const results: Result[] = [];
  const failures: Failure[] = [];
  for (const item of items) {
    try {
      results.push(await perform(item));
    } catch (error) {
      const { id, name } = item.account;
      console.warn('A decision failed.', describeFailure(error));
      failures.push({ name, error });
      if (staffErrorCode(error) === 'approval-unconfirmed') {
        void queryClient.invalidateQueries({ queryKey: inspectedAccountQuery(id).queryKey });
      }
    }
  }
  return { results, failures };
}

async function makeDecisions({ decision, reviewed, reason }: Order): Promise<Made> {
  const { results, failures } = await settleEach(reviewed, async ({ account, concerns }) => {
    const { auditId } = await callStaff('decideAccount', {
      uid: account.id,
      decision,
      expectedStatus: account.status,
      ...(opensAccount(decision) && { confirmed: [...concerns] }),
      ...(reason !== undefined && { reason }),
    });
    return { account, decision, auditId, isOver: false, isUndone: false };
  });
  return { action: decision, decided: results, failures };
}

async function undoDecisions(reviewed: readonly ReviewedUndo[]): Promise<Undone> {
  const { results, failures } = await settleEach(
    reviewed,
    async ({ account, auditId, status, concerns }) => {
      const confirmed = status === 'approved' && { confirmed: [...concerns] };
      const { mail, orders } = await callStaff('undoDecision', { auditId, ...confirmed });
      return { account, mail, orders };
    },
  );
  return { action: 'undo', undone: results, failures };
}

async function review(accounts: readonly Account[], today: string): Promise<Reviewed[]> {
  return Promise.all(
    accounts.map(async (account) => {
      const inspected = await queryClient.fetchQuery(inspectedAccountQuery(account.id));
      // Without a sign-in, there's no verified address.
      const facts = inspected ?? { emailVerified: false, duplicates: [], formerAccounts: [] };
      return { account, concerns: approvalConcerns(facts, account, today) };
    }),
  );
}

/** Undoing a suspension is like a reinstatement. */
async function reviewUndo(
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

const without = (decided: readonly Decided[], uids: readonly string[]) =>
  decided.filter(({ account }) => !uids.includes(account.id));

export const toUndoable = ({ account, auditId }: Decided): Undoable[] =>
  auditId === null ? [] : [{ account, auditId, status: account.status }];

/** The decision that a shortcut makes: `A` opens the account, and `D` closes it. */
export function decisionFor(status: AccountStatus, opens: boolean): AccountDecision | undefined {
  return allowedDecisions(status).find((decision) => opensAccount(decision) === opens);
}

export function useDecisions() {
  const today = useOfficeDay();
  const [question, setQuestion] = useState<Question>();
  const [decided, setDecided] = useState<readonly Decided[]>([]);
  const [outcome, setOutcome] = useState<Outcome>();
  const [heldUid, hold] = useState<string>();

  const order = useMutation({
    mutationKey: ['decideAccounts'],
    mutationFn: makeDecisions,
    meta: { invalidates: [['readWorkCounts'], ['readOverview']] },
    onSuccess: (made) => {
      setOutcome(made);
      const uids = made.decided.map(({ account }) => account.id);
      setDecided((current) => [...without(current, uids), ...made.decided]);
      const end = (each: Decided) =>
        made.decided.some(({ auditId }) => auditId === each.auditId)
          ? { ...each, isOver: true }
          : each;
      setTimeout(() => setDecided((current) => current.map(end)), undoOfferMs);
    },
  });

  const undoing = useMutation({
    mutationKey: ['undoDecisions'],
    mutationFn: undoDecisions,
    meta: { invalidates: [['readWorkCounts'], ['readOverview']] },
    onSuccess: (result) => {
      setOutcome(result);
      const uids = result.undone.map(({ account }) => account.id);
      setDecided((current) =>
        current.map((each) =>
          uids.includes(each.account.id) ? { ...each, isUndone: true } : each,
        ),
      );
    },
  });

  const reviewing = useMutation({
    mutationKey: ['reviewAccounts'],
    mutationFn: ({ accounts }: { accounts: readonly Account[]; decision: OpeningDecision }) =>
      review(accounts, today),
    onSuccess: (reviewed, { decision }) => {
      const needsNone =
        reviewed.length === 1 && reviewed.every(({ concerns }) => concerns.length === 0);
      if (needsNone) order.mutate({ decision, reviewed });
      else setQuestion({ kind: 'confirm', decision, reviewed });
    },
    onError: (error, { accounts, decision }) => {
      const failures = accounts.map(({ name }) => ({ name, error }));
      setOutcome({ action: decision, decided: [], failures });
    },
  });

  const reviewingUndo = useMutation({
    mutationKey: ['reviewUndo'],
    mutationFn: ({ undoable }: { undoable: readonly Undoable[]; asks: boolean }) =>
      reviewUndo(undoable, today),
    onSuccess: (reviewed, { asks }) => {
      if (asks || reviewed.some(({ concerns }) => concerns.length > 0)) {
        setQuestion({ kind: 'undo', reviewed });
      } else {
        undoing.mutate(reviewed);
      }
    },
    onError: (error, { undoable }) => {
      const failures = undoable.map(({ account: { name } }) => ({ name, error }));
      setOutcome({ action: 'undo', undone: [], failures });
    },
  });

  // Live data may show the new status before the response to the decision has arrived.
  const inFlight = order.isPending ? order.variables.reviewed.map(({ account }) => account) : [];
  const kept: readonly KeptRow[] = [
    ...inFlight.map((account) => ({ account, isOver: false })),
    ...without(
      decided,
      inFlight.map(({ id }) => id),
    ),
  ];
  const busy = [order, undoing, reviewing, reviewingUndo].some(({ isPending }) => isPending);

  return {
    busy,
    outcome,
    question,
    decided,
    kept,
    findInFlight: (uid: string) => inFlight.find(({ id }) => id === uid),
    /** The account whose buttons have the focus, so its row must not disappear. */
    heldUid,
    hold,
    findDecided: (uid: string) =>
      decided.find(({ account, isUndone }) => account.id === uid && !isUndone),
    dismiss: () => setOutcome(undefined),
    request: (accounts: readonly Account[], decision: AccountDecision) => {
      if (busy || accounts.length === 0) return;
      if (requiresReason(decision)) setQuestion({ kind: 'reason', decision, accounts });
      else reviewing.mutate({ accounts, decision });
    },
    giveReason: (reason: string) => {
      if (question?.kind !== 'reason') return;
      setQuestion(undefined);
      const reviewed = question.accounts.map((account) => ({ account, concerns: [] }));
      order.mutate({ decision: question.decision, reviewed, reason });
    },
    confirm: () => {
      if (question?.kind !== 'confirm') return;
      setQuestion(undefined);
      order.mutate({ decision: question.decision, reviewed: question.reviewed });
    },
    /** Later, staff are told first what the account's status will be. */
    requestUndo: (undoable: Undoable) => {
      if (!busy) reviewingUndo.mutate({ undoable: [undoable], asks: true });
    },
    confirmUndo: () => {
      if (question?.kind !== 'undo') return;
      setQuestion(undefined);
      if (!busy) undoing.mutate(question.reviewed);
    },
    cancel: () => setQuestion(undefined),
    /** From then on, decisions can only be undone from the accounts' history. */
    forget: () => setDecided([]),
    /** Staff are asked only about accounts that would be open despite something unusual. */
    undo: (undoable: readonly Undoable[]) => {
      if (!busy && undoable.length > 0) reviewingUndo.mutate({ undoable, asks: false });
    },
  };
}
