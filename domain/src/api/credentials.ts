import * as z from 'zod';
import { isEmail } from '../account/email.ts';
import { language } from '../language/language.ts';

const email = z.string().trim().refine(isEmail);

export const emailChangeRequest = z.strictObject({ email, language });
export type EmailChangeRequest = z.infer<typeof emailChangeRequest>;

export const emailSyncRequest = z.strictObject({ email });
export type EmailSyncRequest = z.infer<typeof emailSyncRequest>;

export const passwordNoticeRequest = z.strictObject({ language });
export type PasswordNoticeRequest = z.infer<typeof passwordNoticeRequest>;

/** The response is always the same, so it doesn't reveal which addresses have an account. */
export const credentialsResponse = z.object({ success: z.literal(true) });
export type CredentialsResponse = z.infer<typeof credentialsResponse>;
