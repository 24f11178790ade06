import { isStaffSessionOver } from '@dental-shop/domain/account/staff-session';
import { Refusal, type RefusalCode } from '@dental-shop/domain/refusal/refusal';
import type { DecodedIdToken } from 'firebase-admin/auth';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { hasClaim } from '../platform/auth/write-custom-claims.ts';
import type { Firebase } from '../platform/firebase.ts';
import { staff } from '../platform/firestore/staff.ts';
import { lacksSecondFactor } from './require-second-factor.ts';

/**
 * Why a verified token does not let its owner act as staff; undefined where it does. A token keeps
 * its claims for up to an hour after they were taken away, so both the account and the list of
 * staff are asked what holds now: a revocation that got only half way counts.
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
  // Whoever registers a colleague's address first must not be taken for that colleague.
  if (token.email_verified !== true || !emailVerified) return 'email-not-verified';
  if (isStaffSessionOver(token, Date.now())) return 'staff-session-ended';
  if (token.auth_time < (member.signedOutAt ?? 0)) return 'staff-session-ended';
  return lacksSecondFactor(token, member) ? 'second-factor-required' : undefined;
}

/** Whether a verified token is that of a member of staff, who may act now. */
export async function isStaff(accounts: Firebase, token: DecodedIdToken): Promise<boolean> {
  return (await authorizeStaff(accounts, token)) === undefined;
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

/**
 * Refuses with `staff-only` somebody who is no admin. Asked before anything else, so that nobody else
 * learns which addresses have an account.
 */
export async function requireAdmin(firestore: Firestore, uid: string): Promise<void> {
  const member = (await staff(firestore).doc(uid).get()).data();
  if (member?.admin !== true) throw new Refusal('staff-only');
}
