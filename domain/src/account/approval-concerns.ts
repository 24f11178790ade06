import * as z from 'zod';
import { type AccountDecision, type DecisionWithReason, statusAfter } from './account-status.ts';
import { licenseState } from './license-verification.ts';

/** The concerns that staff must confirm before an account is allowed to buy. */
export const approvalConcern = z.enum([
  'email-not-verified',
  'same-license',
  'same-name',
  'former-account',
  'license-expired',
]);
export type ApprovalConcern = z.infer<typeof approvalConcern>;

export interface InspectedFacts {
  emailVerified: boolean;
  duplicates: readonly { because: 'license' | 'name' }[];
  formerAccounts: readonly unknown[];
}

export function approvalConcerns(
  { emailVerified, duplicates, formerAccounts }: InspectedFacts,
  { licenseExpiry }: { licenseExpiry?: string },
  today: string,
): ApprovalConcern[] {
  const applies: Record<ApprovalConcern, boolean> = {
    'email-not-verified': !emailVerified,
    'same-license': duplicates.some(({ because }) => because === 'license'),
    'same-name': duplicates.some(({ because }) => because === 'name'),
    'former-account': formerAccounts.length > 0,
    'license-expired':
      licenseExpiry !== undefined && licenseState(licenseExpiry, today) === 'expired',
  };
  return approvalConcern.options.filter((concern) => applies[concern]);
}

/** Decisions that allow the customer to buy. */
export type OpeningDecision = Exclude<AccountDecision, DecisionWithReason>;

export function opensAccount(decision: AccountDecision): decision is OpeningDecision {
  return statusAfter(decision) === 'approved';
}
