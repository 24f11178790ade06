import {
  type AccountDecision,
  type DecisionWithReason,
  requiresReason,
} from '@dental-shop/domain/account/account-status';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { describeFailure } from '../../../shared/forms/describe-failure.ts';
import { callStaff } from '../call-staff.ts';
import type { Account } from './accounts-query.ts';

export interface Question {
  decision: DecisionWithReason;
  accounts: readonly Account[];
}

export type Decisions = ReturnType<typeof useDecisions>;

interface Batch {
  action: AccountDecision | 'undo';
  items: readonly {
    name: string;
    /** `auditId` is null for an undo, which can't itself be undone. */
    send: () => Promise<{ auditId: string | null; emailed?: boolean }>;
  }[];
}

/** Runs sequentially to reduce conflicts with another staff member's decisions. */
async function performBatch({ action, items }: Batch) {
  const successes: { name: string; auditId: string | null }[] = [];
  const failures: { name: string; error: unknown }[] = [];
  const emailed: string[] = [];
  for (const { name, send } of items) {
    try {
      const result = await send();
      successes.push({ name, auditId: result.auditId });
      if (result.emailed) emailed.push(name);
    } catch (error) {
      console.warn('A decision failed.', { action, ...describeFailure(error) });
      failures.push({ name, error });
    }
  }
  return { action, successes, failures, emailed };
}

export function useDecisions() {
  const [question, setQuestion] = useState<Question>();
  const batch = useMutation({ mutationKey: ['decideAccounts'], mutationFn: performBatch });
  const { data: outcome, isPending: busy } = batch;

  function perform(next: Batch): void {
    if (!busy) batch.mutate(next);
  }

  function decide(accounts: readonly Account[], decision: AccountDecision, reason?: string): void {
    perform({
      action: decision,
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
    request: (accounts: readonly Account[], decision: AccountDecision) => {
      if (requiresReason(decision)) setQuestion({ decision, accounts });
      else decide(accounts, decision);
    },
    submitReason: (reason: string | undefined) => {
      setQuestion(undefined);
      if (question && reason !== undefined) decide(question.accounts, question.decision, reason);
    },
    undo: () => {
      const items = (outcome?.successes ?? []).flatMap(({ name, auditId }) => {
        if (auditId === null) return [];
        const send = async () => {
          const { mailSent } = await callStaff('undoDecision', { auditId });
          return { auditId: null, emailed: mailSent };
        };
        return [{ name, send }];
      });
      perform({ action: 'undo', items });
    },
  };
}
