import * as z from 'zod';
import { documentId } from '../document-id.ts';

/** Input of the staff call `resendMail`. */
export const resendMailRequest = z
  .strictObject({
    mailId: documentId,
    /** The caller's idempotency key: a repeated call with it sends no second copy. */
    requestId: z.uuid(),
  })
  .meta({ examples: [{ mailId: 'm1', requestId: '8f14e45f-ceea-4670-a3c2-2a8e1d9b2b10' }] });
export type ResendMailRequest = z.infer<typeof resendMailRequest>;

/** The id of the copy. */
export const resendMailResponse = z
  .object({ mailId: z.string() })
  .meta({ examples: [{ mailId: 'm2' }] });
export type ResendMailResponse = z.infer<typeof resendMailResponse>;
