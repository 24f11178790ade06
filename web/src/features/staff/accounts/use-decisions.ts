import {
  type AccountDecision,
  needsReason,
  type ReasonedDecision,
} from '@dental-shop/domain/account/account-status';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { describeFailure } from '../../../shared/forms/describe-failure.ts';
import { callStaff } from '../call-staff.ts';
import type { Account } from './accounts-query.ts';

interface Success {
  name: string;
  /** Null for an undo, which can't be undone. */
  auditId: string | null;
}

interface Failure {
  name: string;
  error: unknown;
}

interface Outcome {
  what: AccountDecision | 'undo';
  successes: readonly Success[];
  failures: readonly Failure[];
  /** Names of customers who had already been emailed when the decision was undone. */
  informed: readonly string[];
}

export interface Question {
  decision: ReasonedDecision;
  accounts: readonly Account[];
}

export interface Decisions {
  request: (accounts: readonly Account[], decision: AccountDecision) => void;
  question: Question | undefined;
  /** Undefined cancels the decision. */
  answer: (reason: string | undefined) => void;
  undo: () => void;
  dismiss: () => void;
  busy: boolean;
  outcome: Outcome | undefined;
}

interface Batch {
  what: Outcome['what'];
  items: readonly {
    name: string;
    send: () => Promise<{ auditId: string | null; informed?: boolean }>;
  }[];
}

/** Runs sequentially to reduce conflicts with another staff member's decisions. */
async function performBatch({ what, items }: Batch): Promise<Outcome> {
  const successes: Success[] = [];
  const failures: Failure[] = [];
  const informed: string[] = [];
  for (const { name, send } of items) {
    try {
      const sent = await send();
      successes.push({ name, auditId: sent.auditId });
      if (sent.informed) informed.push(name);
    } catch (error) {
      console.warn('A decision failed.', { what, ...describeFailure(error) });
      failures.push({ name, error });
    }
  }
  return { what, successes, failures, informed };
}

export function useDecisions(): Decisions {
  const [question, setQuestion] = useState<Question>();
  const batch = useMutation({ mutationKey: ['decideAccounts'], mutationFn: performBatch });
  const { data: outcome, isPending: busy } = batch;

  function perform(next: Batch): void {
    if (!busy) batch.mutate(next);
  }

  function decide(accounts: readonly Account[], decision: AccountDecision, reason?: string): void {
    perform({
      what: decision,
      items: accounts.map(({ id, name, status }) => ({
        name,
        send: () =>
          callStaff('decideAccount', {
            uid: id,
            decision,
            expectedStatus: status,
            ...(reason === undefined ? {} : { reason }),
          }),
      })),
    });
  }

  return {
    busy,
    outcome,
    question,
    dismiss: batch.reset,
    request: (accounts, decision) => {
      if (needsReason(decision)) setQuestion({ decision, accounts });
      else decide(accounts, decision);
    },
    answer: (reason) => {
      setQuestion(undefined);
      if (question && reason !== undefined) decide(question.accounts, question.decision, reason);
    },
    undo: () => {
      const items = (outcome?.successes ?? []).flatMap(({ name, auditId }) => {
        if (auditId === null) return [];
        const send = async () => {
          const { mailSent } = await callStaff('undoDecision', { auditId });
          return { auditId: null, informed: mailSent };
        };
        return [{ name, send }];
      });
      perform({ what: 'undo', items });
    },
  };
}
