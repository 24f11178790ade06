import type { Auth, DecodedIdToken } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { hasClaim } from '../platform/custom-claims.ts';
import { staff } from '../platform/firestore/staff.ts';

export interface Accounts {
  auth: Auth;
  firestore: Firestore;
}

/**
 * Whether a verified token is that of a member of staff. A token keeps its claims for up to an hour
 * after they were taken away, so it is asked what holds now, of the account and of the list of
 * staff: a revocation that got only half way counts.
 */
export async function isStaff(
  { auth, firestore }: Accounts,
  token: DecodedIdToken,
): Promise<boolean> {
  if (!hasClaim(token, 'staff')) return false;
  const [{ customClaims }, member] = await Promise.all([
    auth.getUser(token.uid),
    staff(firestore).doc(token.uid).get(),
  ]);
  return hasClaim(customClaims, 'staff') && member.exists;
}
