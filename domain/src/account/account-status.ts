import * as z from 'zod';

export const accountStatus = z.enum(['pending', 'approved', 'declined', 'suspended']);
export type AccountStatus = z.infer<typeof accountStatus>;

export const accountDecision = z.enum(['approve', 'decline', 'suspend', 'reinstate']);
export type AccountDecision = z.infer<typeof accountDecision>;

const outcome: Record<AccountDecision, AccountStatus> = {
  approve: 'approved',
  decline: 'declined',
  suspend: 'suspended',
  reinstate: 'approved',
};

const decisions: Record<AccountStatus, readonly AccountDecision[]> = {
  pending: ['approve', 'decline'],
  approved: ['suspend'],
  declined: ['reinstate'],
  suspended: ['reinstate'],
};

/** For these, staff must give a reason, because the customer may ask for one. */
const decisionsWithReason = ['decline', 'suspend'] as const;
export type DecisionWithReason = (typeof decisionsWithReason)[number];

export function statusAfter(decision: AccountDecision): AccountStatus {
  return outcome[decision];
}

export function allowedDecisions(status: AccountStatus): readonly AccountDecision[] {
  return decisions[status];
}

export function requiresReason(decision: AccountDecision): decision is DecisionWithReason {
  return decisionsWithReason.some((each) => each === decision);
}

/** How long the list shows **Undo** for a decision. Afterward, it's in the account's history. */
export const undoOfferMs = 20_000;

export const beforeDecision = z.object({
  status: accountStatus,
  decisionId: z.string().nullable(),
});
