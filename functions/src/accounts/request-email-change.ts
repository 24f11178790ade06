import { normalizeEmail } from '@dental-shop/domain/account/email';
import type { CredentialsResponse, EmailChangeRequest } from '@dental-shop/domain/api/credentials';
import { canonicalMailbox } from '@dental-shop/domain/contact/mailbox';
import { Refusal } from '@dental-shop/domain/refusal/refusal';
import type { DecodedIdToken } from 'firebase-admin/auth';
import { mail, newMail } from '../mail/outbox.ts';
import { findAuthUser } from '../platform/auth/find-auth-user.ts';
import { hasVerified } from '../platform/auth/verified-email.ts';
import type { Firebase } from '../platform/firebase.ts';
import { users } from '../platform/firestore/accounts.ts';
import { compareAndSet } from '../platform/firestore/compare-and-set.ts';
import { staff } from '../platform/firestore/staff.ts';
import { networkLimit, rateLimits, requireWithinLimit } from '../platform/network/rate-limits.ts';

/** An address that already has an account gets no email, but the response is the same. */
export async function requestEmailChange(
  { auth, firestore }: Firebase,
  { uid, email: current = '', email_verified: isVerified = false }: DecodedIdToken,
  { email, language }: EmailChangeRequest,
  network: string | undefined,
): Promise<CredentialsResponse> {
  const account = users(firestore).doc(uid);
  const [user, member] = await Promise.all([
    account.get().then((each) => each.data()),
    staff(firestore).doc(uid).get(),
  ]);
  // Staff who were invited have no customer account.
  if (!user && !member.exists) throw new Refusal('not-registered');
  // Suspended customers must not be able to hide behind a new address; see docs/decisions/028.
  if (user?.status === 'declined' || user?.status === 'suspended') {
    throw new Refusal('account-closed');
  }
  await requireWithinLimit(firestore, { ...rateLimits.emailChanges, key: uid });
  await requireWithinLimit(firestore, networkLimit(rateLimits.verificationsPerNetwork, network));
  const key = canonicalMailbox(email);
  await requireWithinLimit(firestore, { ...rateLimits.verificationsPerMailbox, key });
  // Saved, because Firebase Auth forgets a verification when the address changes.
  if (user && hasVerified({ email: current, emailVerified: isVerified }, user.email)) {
    await compareAndSet(account, () => ({ emailVerified: true }));
  }
  const holder = await findAuthUser(auth, { email: normalizeEmail(email) });
  if (holder === undefined) {
    const letter = newMail({ to: email, language, uid, template: 'email-change', data: {} });
    await mail(firestore).add(letter);
  }
  return { success: true };
}
