import * as z from 'zod';
import { accountStatus } from '../../account/account-status.ts';
import { isEmail } from '../../account/email.ts';

/** Input of the staff call `findAccount`, for admins, who look before they make somebody staff. */
export const findAccountRequest = z
  .strictObject({ email: z.string().trim().refine(isEmail) })
  .meta({ examples: [{ email: 'ana@example.com' }] });
export type FindAccountRequest = z.infer<typeof findAccountRequest>;

/**
 * What tells a colleague's account from one that a stranger has made with the colleague's address.
 * Instants are ISO 8601.
 */
export const findAccountResponse = z
  .object({
    uid: z.string(),
    email: z.string(),
    createdAt: z.string(),
    /** Null where nobody has signed in with it. */
    lastSignInAt: z.string().nullable(),
    emailVerified: z.boolean(),
    /** Null for an account that is not registered with the shop. */
    status: accountStatus.nullable(),
    staff: z.boolean(),
    admin: z.boolean(),
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
      },
    ],
  });
export type FindAccountResponse = z.infer<typeof findAccountResponse>;
