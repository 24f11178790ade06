import {
  type AccountDecision,
  needsReason,
  type ReasonedDecision,
} from '@dental-shop/domain/account/account-status';
import { useState } from 'react';
import { describeFailure } from '../../../shared/forms/describe-failure.ts';
import { callStaff } from '../call-staff.ts';
import type { Account } from './accounts-query.ts';

interface Success {
  name: string;
  /** What undoing the decision names; null for an undo, which cannot be undone. */
  auditId: string | null;
}

interface Failure {
  name: string;
  error: unknown;
}

/** What came of the last decision, or of undoing it. */
interface Outcome {
  what: AccountDecision | 'undo';
  successes: readonly Success[];
  failures: readonly Failure[];
  /** Names of customers whose mail had gone out before the decision was undone. */
  informed: readonly string[];
}

/** A decision that waits for its reason, on the accounts as they were when it was asked for. */
export interface Question {
  decision: ReasonedDecision;
  accounts: readonly Account[];
}

export interface Decisions {
  /** Decides at once, or asks for the reason first. */
  request: (accounts: readonly Account[], decision: AccountDecision) => void;
  question: Question | undefined;
  /** Decides for this reason; undefined drops the decision. */
  answer: (reason: string | undefined) => void;
  undo: () => void;
  dismiss: () => void;
  busy: boolean;
  outcome: Outcome | undefined;
}

/** Decisions on accounts, one or several at once. A double click decides once. */
export function useDecisions(): Decisions {
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const [question, setQuestion] = useState<Question>();

  async function perform<Item extends { name: string }>(
    what: Outcome['what'],
    items: readonly Item[],
    send: (item: Item) => Promise<{ auditId: string | null; informed?: boolean }>,
  ): Promise<void> {
    if (busy) return;
    setBusy(true);
    setOutcome(undefined);
    const successes: Success[] = [];
    const failures: Failure[] = [];
    const informed: string[] = [];
    // One after another: the first takes effect at once, and the fewest have to be refused where
    // another staff member decides on the same accounts.
    for (const item of items) {
      const { name } = item;
      try {
        const answer = await send(item);
        successes.push({ name, auditId: answer.auditId });
        if (answer.informed) informed.push(name);
      } catch (error) {
        console.warn('A decision failed.', { what, ...describeFailure(error) });
        failures.push({ name, error });
      }
    }
    setBusy(false);
    setOutcome({ what, successes, failures, informed });
  }

  function decide(accounts: readonly Account[], decision: AccountDecision, reason?: string): void {
    void perform(decision, accounts, ({ id, status }) =>
      callStaff('decideAccount', {
        uid: id,
        decision,
        expectedStatus: status,
        ...(reason === undefined ? {} : { reason }),
      }),
    );
  }

  return {
    busy,
    outcome,
    question,
    dismiss: () => setOutcome(undefined),
    request: (accounts, decision) => {
      if (needsReason(decision)) setQuestion({ decision, accounts });
      else decide(accounts, decision);
    },
    answer: (reason) => {
      setQuestion(undefined);
      if (question && reason !== undefined) decide(question.accounts, question.decision, reason);
    },
    undo: () => {
      const decided = outcome?.successes.flatMap(({ name, auditId }) =>
        auditId === null ? [] : [{ name, auditId }],
      );
      void perform('undo', decided ?? [], async ({ auditId }) => {
        const { mailSent } = await callStaff('undoDecision', { auditId });
        return { auditId: null, informed: mailSent };
      });
    },
  };
}
