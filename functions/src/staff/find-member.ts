import { normalizeEmail } from '@dental-shop/domain/account/normalize-email';
import { Refusal } from '@dental-shop/domain/refusal/refusal';
import { findAuthUser } from '../platform/auth/find-auth-user.ts';
import type { Firebase } from '../platform/firebase.ts';
import { staff } from '../platform/firestore/staff.ts';

/** Somebody whose role is taken away: their sign-in may have another address by now, or be gone. */
export interface Member {
  readonly uid: string;
  readonly email?: string | undefined;
}

/** Refuses with `not-found` a uid that is neither on the list of staff nor a sign-in's. */
export async function findMember({ auth, firestore }: Firebase, uid: string): Promise<Member> {
  const [signIn, member] = await Promise.all([
    findAuthUser(auth, { uid }),
    staff(firestore).doc(uid).get(),
  ]);
  if (!signIn && !member.exists) throw new Refusal('not-found', { field: 'uid' });
  return { uid, email: signIn?.email };
}

/**
 * Those whom the list of staff has under this address, and where it has nobody, whoever signs in
 * with it. The list comes first: a member may have changed their address, and a stranger taken it.
 */
export async function findMembersByEmail(
  { auth, firestore }: Firebase,
  email: string,
): Promise<readonly Member[]> {
  const { docs } = await staff(firestore).where('email', '==', normalizeEmail(email)).get();
  if (docs.length > 0) {
    return docs.map((member) => ({ uid: member.id, email: member.data().email }));
  }
  const signIn = await findAuthUser(auth, { email });
  return signIn ? [signIn] : [];
}
