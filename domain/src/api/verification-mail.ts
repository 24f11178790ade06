import * as z from 'zod';
import { language } from '../language/language.ts';

/** Asks for another mail with a link that verifies the account's address. */
export const verificationMailRequest = z.strictObject({ language });
export type VerificationMailRequest = z.infer<typeof verificationMailRequest>;

export const verificationMailResponse = z.object({ success: z.literal(true) });
export type VerificationMailResponse = z.infer<typeof verificationMailResponse>;
