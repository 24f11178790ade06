import type { Auth, UserRecord } from 'firebase-admin/auth';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { changeClaim } from '../platform/custom-claims.ts';
import { staff } from '../platform/firestore/staff.ts';

interface Accounts {
  auth: Auth;
  firestore: Firestore;
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
 * Makes an account staff, or changes whether it is an admin. The document comes first: half done,
 * it opens nothing, and the same call again does the rest.
 */
export async function grantStaff(
  { auth, firestore }: Accounts,
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
 * Takes it away. Rules and functions ask for the document, so that an ID token which still has the
 * claims opens nothing from this moment on; and no new one can be had without signing in.
 */
export async function revokeStaff(
  { auth, firestore }: Accounts,
  { uid, customClaims }: UserRecord,
): Promise<void> {
  await staff(firestore).doc(uid).delete();
  const claims = changeClaim(changeClaim(customClaims, 'staff', false), 'admin', false);
  await auth.setCustomUserClaims(uid, claims);
  await auth.revokeRefreshTokens(uid);
}
