import {
  type AccountDecision,
  requiresReason,
  undoOfferMs,
} from '@dental-shop/domain/account/account-status';
import type { OpeningDecision } from '@dental-shop/domain/account/approval-concerns';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { invalidatedBy } from '../../staff-queries.ts';
import { useOfficeDay } from '../../time/use-office-day.ts';
import type { Account } from '../accounts-query.ts';
import {
  accountsOf,
  type Decided,
  type DecisionRequest,
  idsOf,
  type KeptRow,
  makeDecisions,
  type ReviewedUndo,
  review,
  reviewUndo,
  type Undoable,
  undoDecisions,
} from './perform-decisions.ts';
import type { DecisionMessages } from './use-decision-messages.ts';

export type Decisions = ReturnType<typeof useDecisions>;

const without = (decided: readonly Decided[], uids: readonly string[]) =>
  decided.filter(({ account }) => !uids.includes(account.id));

// Staff may go on to the next account before the decision on this one is saved.
const oneAtATime = { id: 'accountDecisions' };

/**
 * Needs a new `key` for each list, because a decision can only be undone in its own list. `messages` stay, so that staff
 * see the result of a decision even after they have left its list.
 */
export function useDecisions({ ask, report, outcome }: DecisionMessages) {
  const today = useOfficeDay();
  const [decided, setDecided] = useState<readonly Decided[]>([]);
  const [heldUid, hold] = useState<string>();
  const [saving, setSaving] = useState<readonly Account[]>([]);

  const end = (accounts: readonly Account[]) =>
    setSaving((current) => current.filter(({ id }) => !idsOf(accounts).includes(id)));
  const start = (accounts: readonly Account[]) => {
    end(accounts);
    setSaving((current) => [...current, ...accounts]);
  };

  const deciding = useMutation({
    mutationKey: ['decideAccounts'],
    scope: oneAtATime,
    mutationFn: makeDecisions,
    meta: invalidatedBy('decideAccount'),
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
    meta: invalidatedBy('undoDecision'),
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

  const save = (next: DecisionRequest) => {
    start(accountsOf(next.reviewed));
    deciding.mutate(next);
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
        ask({ kind: 'confirm', decision, reviewed, save: () => save({ decision, reviewed }) });
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
        ask({ kind: 'undo', reviewed, save: () => saveUndo(reviewed) });
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
    decided,
    kept,
    /** A snapshot of the account from when its decision or undo started. */
    findSaving,
    isSaving,
    /** The account whose buttons have focus, so its row must not disappear. */
    heldUid,
    hold,
    findDecided: (uid: string) =>
      decided.find(({ account, isUndone }) => account.id === uid && !isUndone),
    /** Leaves out accounts whose previous decision isn't saved yet. */
    request: (accounts: readonly Account[], decision: AccountDecision) => {
      const free = accounts.filter(({ id }) => !isSaving(id));
      if (free.length === 0) return;
      if (requiresReason(decision)) {
        const reviewed = free.map((account) => ({ account, concerns: [] }));
        ask({
          ...{ kind: 'reason', decision, accounts: free },
          save: (reason) => save({ decision, reviewed, reason }),
        });
      } else {
        start(free);
        reviewing.mutate({ accounts: free, decision });
      }
    },
    /** A later undo asks for confirmation and shows the resulting status. */
    requestUndo: (undoable: Undoable) => startUndo([undoable], true),
    /** From then on, decisions can only be undone from the accounts' history. */
    forget: () => setDecided([]),
    /** Only accounts that would be open despite something unusual need confirmation. */
    undo: (undoable: readonly Undoable[]) => startUndo(undoable, false),
  };
}
