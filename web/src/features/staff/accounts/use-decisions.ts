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
import { inspectedAccountQuery, withoutSignIn } from './inspect-account.ts';

/** A row that stays in the list, although the account may no longer match it. */
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

type ReviewedUndo = Undoable & Reviewed;

export type Question =
  | { kind: 'reason'; decision: DecisionWithReason; accounts: readonly Account[] }
  | { kind: 'confirm'; decision: OpeningDecision; reviewed: readonly Reviewed[] }
  | { kind: 'undo'; reviewed: readonly ReviewedUndo[] };

/** Messages that staff haven't dismissed yet. */
interface Unread {
  undone: readonly { account: Account; mail: UndoneMail; orders: FlaggedOrders }[];
  failures: readonly { account: Account; error: unknown }[];
}

interface Made extends Unread {
  action: AccountDecision;
  decided: readonly Decided[];
}

interface Undone extends Unread {
  action: 'undo';
  decided: readonly [];
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
  return { action: decision, decided: results, undone: [], failures };
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
  return { action: 'undo', decided: [], undone: results, failures };
}

async function review(accounts: readonly Account[], today: string): Promise<Reviewed[]> {
  return Promise.all(
    accounts.map(async (account) => {
      const inspected = await queryClient.fetchQuery(inspectedAccountQuery(account.id));
      const facts = inspected ?? withoutSignIn;
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

const idsOf = (accounts: readonly Account[]) => accounts.map(({ id }) => id);

const accountsOf = (items: readonly { account: Account }[]) => items.map(({ account }) => account);

/** Keeps messages that staff may not have read yet, unless they're about the same accounts. */
function merge(previous: Outcome | undefined, next: Outcome): Outcome {
  const uids = idsOf(accountsOf([...next.decided, ...next.undone, ...next.failures]));
  const isUnread = ({ account }: { account: Account }) => !uids.includes(account.id);
  return {
    ...next,
    undone: [...(previous?.undone ?? []).filter(isUnread), ...next.undone],
    failures: [...(previous?.failures ?? []).filter(isUnread), ...next.failures],
  };
}

// Staff may go on to the next account before the decision on this one is saved.
const oneAtATime = { id: 'accountDecisions' };

export function useDecisions() {
  const today = useOfficeDay();
  const [questions, setQuestions] = useState<readonly Question[]>([]);
  const [decided, setDecided] = useState<readonly Decided[]>([]);
  const [outcome, setOutcome] = useState<Outcome>();
  const [heldUid, hold] = useState<string>();
  const [saving, setSaving] = useState<readonly Account[]>([]);

  const end = (accounts: readonly Account[]) =>
    setSaving((current) => current.filter(({ id }) => !idsOf(accounts).includes(id)));
  const start = (accounts: readonly Account[]) => {
    end(accounts);
    setSaving((current) => [...current, ...accounts]);
  };
  const ask = (question: Question) => setQuestions((current) => [...current, question]);
  const answer = () => setQuestions(([, ...others]) => others);
  const report = (next: Outcome) => setOutcome((previous) => merge(previous, next));

  const order = useMutation({
    mutationKey: ['decideAccounts'],
    scope: oneAtATime,
    mutationFn: makeDecisions,
    meta: { invalidates: [['readWorkCounts'], ['readOverview']] },
    onSuccess: (made) => {
      report(made);
      const uids = idsOf(accountsOf(made.decided));
      setDecided((current) => [...without(current, uids), ...made.decided]);
      const endOffer = (each: Decided) =>
        made.decided.some(({ auditId }) => auditId === each.auditId)
          ? { ...each, isOver: true }
          : each;
      setTimeout(() => setDecided((current) => current.map(endOffer)), undoOfferMs);
    },
    onSettled: (_made, _error, { reviewed }) => end(accountsOf(reviewed)),
  });

  const undoing = useMutation({
    mutationKey: ['undoDecisions'],
    scope: oneAtATime,
    mutationFn: undoDecisions,
    meta: { invalidates: [['readWorkCounts'], ['readOverview']] },
    onSuccess: (result) => {
      report(result);
      const uids = idsOf(accountsOf(result.undone));
      setDecided((current) =>
        current.map((each) =>
          uids.includes(each.account.id) ? { ...each, isUndone: true } : each,
        ),
      );
    },
    onSettled: (_result, _error, undoable) => end(accountsOf(undoable)),
  });

  const save = (next: Order) => {
    start(accountsOf(next.reviewed));
    order.mutate(next);
  };

  const saveUndo = (reviewed: readonly ReviewedUndo[]) => {
    start(accountsOf(reviewed));
    undoing.mutate(reviewed);
  };

  const reviewing = useMutation({
    mutationKey: ['reviewAccounts'],
    mutationFn: ({ accounts }: { accounts: readonly Account[]; decision: OpeningDecision }) =>
      review(accounts, today),
    onSuccess: (reviewed, { accounts, decision }) => {
      const needsNone =
        reviewed.length === 1 && reviewed.every(({ concerns }) => concerns.length === 0);
      if (needsNone) {
        save({ decision, reviewed });
      } else {
        end(accounts);
        ask({ kind: 'confirm', decision, reviewed });
      }
    },
    onError: (error, { accounts, decision }) => {
      end(accounts);
      const failures = accounts.map((account) => ({ account, error }));
      report({ action: decision, decided: [], undone: [], failures });
    },
  });

  const reviewingUndo = useMutation({
    mutationKey: ['reviewUndo'],
    mutationFn: ({ undoable }: { undoable: readonly Undoable[]; asks: boolean }) =>
      reviewUndo(undoable, today),
    onSuccess: (reviewed, { asks }) => {
      if (asks || reviewed.some(({ concerns }) => concerns.length > 0)) {
        end(accountsOf(reviewed));
        ask({ kind: 'undo', reviewed });
      } else {
        saveUndo(reviewed);
      }
    },
    onError: (error, { undoable }) => {
      end(accountsOf(undoable));
      const failures = undoable.map(({ account }) => ({ account, error }));
      report({ action: 'undo', decided: [], undone: [], failures });
    },
  });

  // Live data may show the new status before the response to the decision has arrived.
  const kept: readonly KeptRow[] = [
    ...saving.map((account) => ({ account, isOver: false })),
    ...without(decided, idsOf(saving)),
  ];
  const [question] = questions;
  const findSaving = (uid: string) => saving.find(({ id }) => id === uid);
  const isSaving = (uid: string) => findSaving(uid) !== undefined;
  const startUndo = (undoable: readonly Undoable[], asks: boolean) => {
    const free = undoable.filter(({ account }) => !isSaving(account.id));
    if (free.length === 0) return;
    start(accountsOf(free));
    reviewingUndo.mutate({ undoable: free, asks });
  };

  return {
    outcome,
    question,
    decided,
    kept,
    /** A snapshot of the account from when its decision or undo started. */
    findSaving,
    isSaving,
    /** The account whose buttons have the focus, so its row must not disappear. */
    heldUid,
    hold,
    findDecided: (uid: string) =>
      decided.find(({ account, isUndone }) => account.id === uid && !isUndone),
    dismiss: () => setOutcome(undefined),
    /** Leaves out accounts whose previous decision isn't saved yet. */
    request: (accounts: readonly Account[], decision: AccountDecision) => {
      const free = accounts.filter(({ id }) => !isSaving(id));
      if (free.length === 0) return;
      if (requiresReason(decision)) {
        ask({ kind: 'reason', decision, accounts: free });
      } else {
        start(free);
        reviewing.mutate({ accounts: free, decision });
      }
    },
    giveReason: (reason: string) => {
      if (question?.kind !== 'reason') return;
      answer();
      const reviewed = question.accounts.map((account) => ({ account, concerns: [] }));
      save({ decision: question.decision, reviewed, reason });
    },
    confirm: () => {
      if (question?.kind !== 'confirm') return;
      answer();
      save({ decision: question.decision, reviewed: question.reviewed });
    },
    /** A later undo asks for confirmation and shows the resulting status. */
    requestUndo: (undoable: Undoable) => startUndo([undoable], true),
    confirmUndo: () => {
      if (question?.kind !== 'undo') return;
      answer();
      saveUndo(question.reviewed);
    },
    cancel: answer,
    /** From then on, decisions can only be undone from the accounts' history. */
    forget: () => setDecided([]),
    /** Only accounts that would be open despite something unusual need confirmation. */
    undo: (undoable: readonly Undoable[]) => startUndo(undoable, false),
  };
}
