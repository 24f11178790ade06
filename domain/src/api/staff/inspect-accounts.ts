import { z } from 'zod';
import { uid } from './decide-account.ts';

/** How many accounts may be asked for at once: more than a page of a list. */
export const maxInspected = 30;

/** Input of the staff call `inspectAccounts`. */
export const inspectAccountsRequest = z.strictObject({
  uids: z.array(uid).min(1).max(maxInspected),
});
export type InspectAccountsRequest = z.infer<typeof inspectAccountsRequest>;

const duplicate = z.object({
  uid: z.string(),
  name: z.string(),
  because: z.enum(['license', 'name']),
});
export type Duplicate = z.infer<typeof duplicate>;

const inspectedAccount = z.object({
  uid: z.string(),
  emailVerified: z.boolean(),
  /** ISO 8601; null for somebody who has never signed in. */
  lastSignInAt: z.string().nullable(),
  /** Other accounts that may be the same person's or practice's; of each kind a few. */
  duplicates: z.array(duplicate),
});
export type InspectedAccount = z.infer<typeof inspectedAccount>;

/** What the identity service and the other accounts say; unknown uids are left out. */
export const inspectAccountsResponse = z.object({ accounts: z.array(inspectedAccount) });
export type InspectAccountsResponse = z.infer<typeof inspectAccountsResponse>;
