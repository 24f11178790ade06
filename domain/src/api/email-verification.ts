import * as z from 'zod';
import { language } from '../language/language.ts';
import { documentId } from './document-id.ts';

/** Asks for another mail with a link that verifies the account's address. */
export const verificationMailRequest = z.strictObject({ language });
export type VerificationMailRequest = z.infer<typeof verificationMailRequest>;

export const verificationMailResponse = z.object({ success: z.literal(true) });
export type VerificationMailResponse = z.infer<typeof verificationMailResponse>;

/** The ID of a verification email, from its link. */
export const verificationStatusQuery = z.strictObject({ mailId: documentId });
export type VerificationStatusQuery = z.infer<typeof verificationStatusQuery>;

/** Whether the address that the email was sent to is verified. */
export const verificationStatusResponse = z.object({ verified: z.boolean() });
export type VerificationStatusResponse = z.infer<typeof verificationStatusResponse>;
