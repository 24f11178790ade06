import { isStaffSessionOver } from '@dental-shop/domain/account/staff-session';
import { Refusal, type RefusalCode } from '@dental-shop/domain/refusal/refusal';
import type { DecodedIdToken } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { hasClaim } from '../platform/auth/write-custom-claims.ts';
import type { Firebase } from '../platform/firebase.ts';
import { staff } from '../platform/firestore/staff.ts';
import { lacksSecondFactor } from './require-second-factor.ts';

/**
 * Returns the reason if the caller can't act as staff. Checks the account and the membership,
 * because tokens keep revoked claims for up to an hour and an interrupted revocation may have
 * changed only one of them.
 */
export async function authorizeStaff(
  { auth, firestore }: Firebase,
  token: DecodedIdToken,
): Promise<RefusalCode | undefined> {
  if (!hasClaim(token, 'staff')) return 'staff-only';
  const [{ customClaims, emailVerified }, member] = await Promise.all([
    auth.getUser(token.uid),
    staff(firestore)
      .doc(token.uid)
      .get()
      .then((each) => each.data()),
  ]);
  if (!hasClaim(customClaims, 'staff') || !member) return 'staff-only';
  // Someone could register a colleague's address first to get their role.
  if (token.email_verified !== true || !emailVerified) return 'email-not-verified';
  if (isStaffSessionOver(token, Date.now())) return 'staff-session-ended';
  if (token.auth_time < (member.signedOutAt ?? 0)) return 'staff-session-ended';
  return lacksSecondFactor(token, member) ? 'second-factor-required' : undefined;
}

export async function isStaff(accounts: Firebase, token: DecodedIdToken): Promise<boolean> {
  return (await authorizeStaff(accounts, token)) === undefined;
}

/** Call this first, so only admins can find out which addresses have an account. */
export async function requireAdmin(firestore: Firestore, uid: string): Promise<void> {
  const member = (await staff(firestore).doc(uid).get()).data();
  if (member?.admin !== true) throw new Refusal('staff-only');
}
