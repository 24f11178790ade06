import * as z from 'zod';
import { language } from '../language/language.ts';
import { documentId } from './document-id.ts';

export const verificationMailRequest = z.strictObject({ language });
export type VerificationMailRequest = z.infer<typeof verificationMailRequest>;

export const verificationMailResponse = z.object({ success: z.literal(true) });
export type VerificationMailResponse = z.infer<typeof verificationMailResponse>;

export const verificationStatusQuery = z.strictObject({ mailId: documentId });
export type VerificationStatusQuery = z.infer<typeof verificationStatusQuery>;

export const verificationStatusResponse = z.object({ verified: z.boolean() });
export type VerificationStatusResponse = z.infer<typeof verificationStatusResponse>;
