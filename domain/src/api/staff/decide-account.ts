import { z } from 'zod';
import { accountDecision, accountStatus, needsReason } from '../../account/account-status.ts';

export const uid = z.string().min(1).max(128);

/** Why staff did it: kept in the audit trail, and a customer who is declined is told. */
export const reason = z.string().trim().min(1).max(1000);

/** Input of the staff call `decideAccount`. */
export const decideAccountRequest = z
  .strictObject({
    uid,
    decision: accountDecision,
    reason: reason.optional(),
    /**
     * What the account's status was on the screen. Has somebody else decided meanwhile, the error
     * `already-decided` says what and who, in its details: see `alreadyDecided`.
     */
    expectedStatus: accountStatus.optional(),
  })
  .refine(({ decision, reason: why }) => !needsReason(decision) || why !== undefined, {
    path: ['reason'],
  });
export type DecideAccountRequest = z.infer<typeof decideAccountRequest>;

export const decideAccountResponse = z.object({
  uid: z.string(),
  status: accountStatus,
  /** What `undoDecision` takes; null where nothing is known of the decision. */
  auditId: z.string().nullable(),
});
export type DecideAccountResponse = z.infer<typeof decideAccountResponse>;

/** Details of the error `already-decided`. */
export const alreadyDecided = z.object({
  code: z.literal('already-decided'),
  status: accountStatus,
  /** The e-mail address of who decided; null where nothing is known of the decision. */
  decidedBy: z.string().nullable(),
});
