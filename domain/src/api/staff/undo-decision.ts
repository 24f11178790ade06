import * as z from 'zod';
import { accountStatus } from '../../account/account-status.ts';
import { documentId } from '../document-id.ts';

/**
 * Input of the staff call `undoDecision`: the caller's own decision of the last half minute, if
 * it is the account's latest. Anything else is refused with `not-undoable`.
 */
export const undoDecisionRequest = z
  .strictObject({ auditId: documentId })
  .meta({ examples: [{ auditId: 'a1' }] });
export type UndoDecisionRequest = z.infer<typeof undoDecisionRequest>;

export const undoDecisionResponse = z
  .object({
    uid: z.string(),
    status: accountStatus,
    /** Whether the customer's mail had already left: they then know of the decision. */
    mailSent: z.boolean(),
  })
  .meta({ examples: [{ uid: 'u1', status: 'pending', mailSent: false }] });
export type UndoDecisionResponse = z.infer<typeof undoDecisionResponse>;
