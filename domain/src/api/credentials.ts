import * as z from 'zod';
import { isEmail } from '../account/email.ts';
import { language } from '../language/language.ts';

const email = z.string().trim().refine(isEmail);

/** Requests an email to the new address, whose link confirms the change. `language` is the email's. */
export const emailChangeRequest = z.strictObject({ email, language });
export type EmailChangeRequest = z.infer<typeof emailChangeRequest>;

/** Requests that the profile take over the address that an account now signs in with. */
export const emailSyncRequest = z.strictObject({ email });
export type EmailSyncRequest = z.infer<typeof emailSyncRequest>;

/** Requests an email that reports a new password to the account's owner. */
export const passwordNoticeRequest = z.strictObject({ language });
export type PasswordNoticeRequest = z.infer<typeof passwordNoticeRequest>;

/** The same in every case, so that a response doesn't reveal which addresses have an account. */
export const credentialsResponse = z.object({ success: z.literal(true) });
export type CredentialsResponse = z.infer<typeof credentialsResponse>;
