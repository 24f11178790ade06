import * as z from 'zod';
import { formerAccountMatch, rememberedStatus } from '../../former-account/former-account.ts';
import { documentId } from '../document-id.ts';

/** Accounts in one call: more than one page of the list. */
export const maxInspected = 30;

/** Input of the staff call `inspectAccounts`. */
export const inspectAccountsRequest = z
  .strictObject({
    uids: z.array(documentId).min(1).max(maxInspected),
  })
  .meta({ examples: [{ uids: ['u1', 'u2'] }] });
export type InspectAccountsRequest = z.infer<typeof inspectAccountsRequest>;

const duplicate = z.object({
  uid: z.string(),
  name: z.string(),
  because: z.enum(['license', 'name']),
});
export type Duplicate = z.infer<typeof duplicate>;

const formerAccountHint = z.object({
  match: formerAccountMatch,
  status: rememberedStatus,
  /** ISO 8601. */
  deletedAt: z.string(),
});
export type FormerAccountHint = z.infer<typeof formerAccountHint>;

const inspectedAccount = z.object({
  uid: z.string(),
  /** Whether it is the registered address that was verified. */
  emailVerified: z.boolean(),
  /** ISO 8601; null where the customer has never signed in. */
  lastSignInAt: z.string().nullable(),
  /** Other accounts that may be the same person's or practice's; a few of each kind. */
  duplicates: z.array(duplicate),
  /** Declined or suspended accounts, deleted since, that this one has something in common with. */
  formerAccounts: z.array(formerAccountHint),
});
export type InspectedAccount = z.infer<typeof inspectedAccount>;

/** Facts from Firebase Auth and from other accounts, deleted ones included; unknown uids are left out. */
export const inspectAccountsResponse = z.object({ accounts: z.array(inspectedAccount) }).meta({
  examples: [
    {
      accounts: [
        {
          uid: 'u1',
          emailVerified: false,
          lastSignInAt: '2026-11-01T12:00:00Z',
          duplicates: [
            { uid: 'u2', name: 'Ana', because: 'license' },
            { uid: 'u3', name: 'Ana', because: 'name' },
          ],
          formerAccounts: [
            { match: 'license', status: 'suspended', deletedAt: '2026-11-01T12:00:00Z' },
          ],
        },
      ],
    },
  ],
});
export type InspectAccountsResponse = z.infer<typeof inspectAccountsResponse>;
