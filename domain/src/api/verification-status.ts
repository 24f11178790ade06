import * as z from 'zod';
import { documentId } from './document-id.ts';

/** Asks whether the address that a verification email went to is verified. Its link contains the ID. */
export const verificationStatusRequest = z.strictObject({ mailId: documentId });
export type VerificationStatusRequest = z.infer<typeof verificationStatusRequest>;

export const verificationStatusResponse = z.object({ verified: z.boolean() });
export type VerificationStatusResponse = z.infer<typeof verificationStatusResponse>;
