import * as z from 'zod';
import { accountStatus } from '../../account/account-status.ts';
import { isEmail } from '../../account/email.ts';
import { staffEmail } from '../../account/staff-email.ts';
import { language } from '../../language/language.ts';
import { documentId } from '../document-id.ts';

export const memberCalls = {
  /**
   * Admins check the account before granting access, because a stranger may have registered the
   * address.
   */
  findAccount: {
    request: z
      .strictObject({ email: z.string().trim().refine(isEmail) })
      .meta({ examples: [{ email: 'ana@example.com' }] }),
    response: z
      .object({
        uid: z.string(),
        email: z.string(),
        /** ISO 8601. */
        createdAt: z.string(),
        /** ISO 8601; null if never signed in. */
        lastSignInAt: z.string().nullable(),
        emailVerified: z.boolean(),
        status: accountStatus.nullable(),
        staff: z.boolean(),
        admin: z.boolean(),
        /** Whether an invitation is waiting to be accepted. */
        invited: z.boolean(),
      })
      .meta({
        examples: [
          {
            uid: 'u1',
            email: 'ana@example.com',
            createdAt: '2026-11-01T12:00:00Z',
            lastSignInAt: null,
            emailVerified: true,
            status: null,
            staff: false,
            admin: false,
            invited: false,
          },
        ],
      }),
  },
  /**
   * For admins. Creates an Auth user for an address without an account, and emails it a link to set a
   * password. Repeating the call sends the email again. An address with an account is rejected, so
   * that staff access is granted only after the account was reviewed.
   */
  inviteStaff: {
    request: z
      .strictObject({
        email: z.string().trim().refine(isEmail),
        admin: z.boolean().default(false),
        /** The email's language. */
        language,
      })
      .meta({
        examples: [
          { email: 'ana@example.com', admin: true, language: 'es' },
          { email: 'ana@example.com', language: 'en' },
        ],
      }),
    response: z.object({ uid: z.string() }).meta({ examples: [{ uid: 'u1' }] }),
    needsRecentSignIn: true,
    audited: { 'invite-staff': { en: 'Invited to staff', es: 'Invitado al personal' } },
  },
  /** Which of the office's emails the caller also gets, and in which language. */
  chooseEmails: {
    request: z
      .strictObject({ emails: z.array(staffEmail).max(staffEmail.options.length), language })
      .meta({ examples: [{ emails: ['orders', 'digest'], language: 'es' }] }),
    response: z
      .object({ emails: z.array(staffEmail) })
      .meta({ examples: [{ emails: ['orders', 'digest'] }] }),
    audited: {
      'choose-emails': { en: 'Staff emails changed', es: 'Correos del personal modificados' },
    },
  },
  setStaff: {
    request: z
      .strictObject({
        email: z.string().trim().min(3).max(320),
        uid: documentId.optional(),
        staff: z.boolean(),
        admin: z.boolean().default(false),
      })
      .meta({
        examples: [
          { email: 'ana@example.com', uid: 'u1', staff: true, admin: true },
          { email: 'ana@example.com', staff: true },
        ],
      }),
    response: z
      .object({ uid: z.string(), staff: z.boolean() })
      .meta({ examples: [{ uid: 'u1', staff: true }] }),
    needsRecentSignIn: true,
    audited: {
      'grant-staff': { en: 'Added to staff', es: 'Agregado al personal' },
      'revoke-staff': { en: 'Removed from staff', es: 'Quitado del personal' },
    },
  },
} as const;
