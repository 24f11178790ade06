import * as z from 'zod';

/** 32 random bytes in base64url. */
export const acknowledgmentToken = z.string().regex(/^[A-Za-z0-9_-]{43}$/);

export const acknowledgmentRequest = z.strictObject({ token: acknowledgmentToken });

export const acknowledgmentResponse = z.object({
  product: z.string(),
  lots: z.array(z.string()),
  /** ISO 8601. */
  acknowledgedAt: z.iso.datetime(),
});
export type AcknowledgmentResponse = z.infer<typeof acknowledgmentResponse>;
