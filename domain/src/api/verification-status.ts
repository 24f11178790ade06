import * as z from 'zod';
import { documentId } from './document-id.ts';

/** The ID of a verification email, from its link. */
export const verificationStatusQuery = z.strictObject({ mailId: documentId });
export type VerificationStatusQuery = z.infer<typeof verificationStatusQuery>;

/** Whether the address that the email was sent to is verified. */
export const verificationStatusResponse = z.object({ verified: z.boolean() });
export type VerificationStatusResponse = z.infer<typeof verificationStatusResponse>;
