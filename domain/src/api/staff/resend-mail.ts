import { z } from 'zod';

/** Input of the staff call `resendMail`. */
export const resendMailRequest = z.strictObject({
  /** The id of a document in `mail`; nothing that could name another path. */
  mailId: z.string().regex(/^[A-Za-z0-9_-]{1,128}$/),
  /** The caller's idempotency key: a repeated call with it sends no second copy. */
  requestId: z.uuid(),
});
export type ResendMailRequest = z.infer<typeof resendMailRequest>;

/** The id of the copy. */
export const resendMailResponse = z.object({ mailId: z.string() });
export type ResendMailResponse = z.infer<typeof resendMailResponse>;
