import { Refusal } from '@dental-shop/domain/refusal/refusal';
import type { Auth, DecodedIdToken, UserRecord } from 'firebase-admin/auth';
import { FieldValue, type Firestore, type Transaction } from 'firebase-admin/firestore';
import { changeClaim, hasClaim } from '../platform/custom-claims.ts';
import type { Firebase } from '../platform/firebase.ts';
import { staff } from '../platform/firestore/staff.ts';

/**
 * Whether a verified token is that of a member of staff. A token keeps its claims for up to an hour
 * after they were taken away, so both the account and the list of staff are asked what holds now: a
 * revocation that got only half way counts.
 */
export async function isStaff(
  { auth, firestore }: Firebase,
  token: DecodedIdToken,
): Promise<boolean> {
  if (!hasClaim(token, 'staff')) return false;
  const [{ customClaims }, member] = await Promise.all([
    auth.getUser(token.uid),
    staff(firestore).doc(token.uid).get(),
  ]);
  return hasClaim(customClaims, 'staff') && member.exists;
}

/**
 * The e-mail address of the member of staff who acts, for the audit trail. Read within the
 * transaction, so that a revocation at this moment wins. Refuses with `staff-only`.
 */
export async function staffEmail(
  firestore: Firestore,
  transaction: Transaction,
  uid: string,
): Promise<string> {
  const member = (await transaction.get(staff(firestore).doc(uid))).data();
  if (!member) throw new Refusal('staff-only');
  return member.email;
}

interface Grant {
  admin: boolean;
  grantedBy: string | null;
}

/** The account that has this e-mail address; undefined where nobody has it. */
export async function findAccountByEmail(
  auth: Auth,
  email: string,
): Promise<UserRecord | undefined> {
  const { users } = await auth.getUsers([{ email }]);
  return users[0];
}

/**
 * Makes an account staff, or changes whether it is an admin. The document is written first: alone
 * it opens nothing, and the same call again does the rest.
 */
export async function grantStaff(
  { auth, firestore }: Firebase,
  { uid, email, customClaims }: UserRecord,
  { admin, grantedBy }: Grant,
): Promise<void> {
  await staff(firestore)
    .doc(uid)
    .set({ email: email ?? uid, admin, grantedAt: FieldValue.serverTimestamp(), grantedBy });
  const claims = changeClaim(changeClaim(customClaims, 'staff', true), 'admin', admin);
  await auth.setCustomUserClaims(uid, claims);
}

/**
 * Ends a membership. Rules and functions ask for the document, so that an ID token which still has
 * the claims opens nothing from this moment on; and no new one can be had without signing in.
 */
export async function revokeStaff(
  { auth, firestore }: Firebase,
  { uid, customClaims }: UserRecord,
): Promise<void> {
  await staff(firestore).doc(uid).delete();
  const claims = changeClaim(changeClaim(customClaims, 'staff', false), 'admin', false);
  await auth.setCustomUserClaims(uid, claims);
  await auth.revokeRefreshTokens(uid);
}
