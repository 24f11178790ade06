import * as z from 'zod';
import { accountDecision, accountStatus, needsReason } from '../../account/account-status.ts';
import { freeText } from '../../text/free-text.ts';
import { documentId } from '../document-id.ts';

/** Why staff decided so: kept in the audit trail, and told to a customer who is declined. */
export const reason = freeText(1000).min(1);

/** Input of the staff call `decideAccount`. */
export const decideAccountRequest = z
  .strictObject({
    uid: documentId,
    decision: accountDecision,
    reason: reason.optional(),
    /**
     * The status that the screen showed. If another staff member has decided meanwhile, the call is
     * refused with `already-decided`, whose details say what and who: see `alreadyDecided`.
     */
    expectedStatus: accountStatus.optional(),
  })
  .refine(({ decision, reason: why }) => !needsReason(decision) || why !== undefined, {
    path: ['reason'],
  })
  .meta({
    examples: [
      { uid: 'u1', decision: 'decline', reason: 'No license.', expectedStatus: 'pending' },
      { uid: 'u1', decision: 'decline', reason: 'No license.' },
    ],
  });
export type DecideAccountRequest = z.infer<typeof decideAccountRequest>;

export const decideAccountResponse = z
  .object({
    uid: z.string(),
    status: accountStatus,
    /** What `undoDecision` takes; null where nothing is known of the decision. */
    auditId: z.string().nullable(),
  })
  .meta({ examples: [{ uid: 'u1', status: 'declined', auditId: null }] });
export type DecideAccountResponse = z.infer<typeof decideAccountResponse>;

/** Details of the error `already-decided`. */
export const alreadyDecided = z.object({
  code: z.literal('already-decided'),
  status: accountStatus,
  /** The e-mail address of who decided; null where nothing is known of the decision. */
  decidedBy: z.string().nullable(),
});
