import * as z from 'zod';
import { documentId } from '../document-id.ts';

/** Input of the staff call `resendMail`. */
export const resendMailRequest = z.strictObject({
  mailId: documentId,
  /** The caller's idempotency key: a repeated call with it sends no second copy. */
  requestId: z.uuid(),
});
export type ResendMailRequest = z.infer<typeof resendMailRequest>;

/** The id of the copy. */
export const resendMailResponse = z.object({ mailId: z.string() });
export type ResendMailResponse = z.infer<typeof resendMailResponse>;
