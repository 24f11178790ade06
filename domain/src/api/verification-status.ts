import * as z from 'zod';
import { documentId } from './document-id.ts';

/** `mailId` is the ID of a verification email, from its link; the response is about that email's address. */
export const verificationStatusRequest = z.strictObject({ mailId: documentId });
export type VerificationStatusRequest = z.infer<typeof verificationStatusRequest>;

export const verificationStatusResponse = z.object({ verified: z.boolean() });
export type VerificationStatusResponse = z.infer<typeof verificationStatusResponse>;
