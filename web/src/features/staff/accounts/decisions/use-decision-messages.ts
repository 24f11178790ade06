import type { DecisionWithReason } from '@dental-shop/domain/account/account-status';
import type { OpeningDecision } from '@dental-shop/domain/account/approval-concerns';
import { useState } from 'react';
import type { Account } from '../accounts-query.ts';
import {
  mergeOutcomes,
  type Outcome,
  type Reviewed,
  type ReviewedUndo,
} from './perform-decisions.ts';

/** `save` also works if the account's list is no longer shown. */
export type Question =
  | {
      kind: 'reason';
      decision: DecisionWithReason;
      accounts: readonly Account[];
      save: (reason: string) => void;
    }
  | {
      kind: 'confirm';
      decision: OpeningDecision;
      reviewed: readonly Reviewed[];
      save: () => void;
    }
  | { kind: 'undo'; reviewed: readonly ReviewedUndo[]; save: () => void };

export type DecisionMessages = ReturnType<typeof useDecisionMessages>;

/** Belongs to the page, because staff may go to another list before a decision in this one is saved. */
export function useDecisionMessages() {
  const [questions, setQuestions] = useState<readonly Question[]>([]);
  const [outcome, setOutcome] = useState<Outcome>();
  const [question] = questions;
  return {
    question,
    ask: (next: Question) => setQuestions((current) => [...current, next]),
    close: () => setQuestions(([, ...others]) => others),
    outcome,
    report: (next: Outcome) => setOutcome((previous) => mergeOutcomes(previous, next)),
    dismiss: () => setOutcome(undefined),
  };
}
