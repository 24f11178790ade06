import { normalizeEmail } from '@dental-shop/domain/account/email';
import { searchFields } from '@dental-shop/domain/account/search-terms';
import { type FormerEmail, maxFormerEmails, type User } from '@dental-shop/domain/account/user';
import type { CredentialsResponse, EmailSyncRequest } from '@dental-shop/domain/api/credentials';
import type { UserRecord } from 'firebase-admin/auth';
import type { Timestamp } from 'firebase-admin/firestore';
import { info } from 'firebase-functions/logger';
import type Stripe from 'stripe';
import { mail, newMail } from '../mail/outbox.ts';
import { updateStripeEmail } from '../payments/stripe-customer.ts';
import { findAuthUser } from '../platform/auth/find-auth-user.ts';
import { hasChangedEmail } from '../platform/auth/verified-email.ts';
import type { Firebase } from '../platform/firebase.ts';
import { users } from '../platform/firestore/accounts.ts';
import { runTransaction } from '../platform/firestore/run-transaction.ts';
import { staff } from '../platform/firestore/staff.ts';
import { revokeAllSessions } from '../staff/revoke-sessions.ts';
import { syncMemberEmail } from '../staff/sync-member-email.ts';

export interface EmailServices extends Firebase {
  stripe: () => Stripe;
}

/** Safe for anyone to call, because it only copies an address that Firebase Auth has verified. */
export async function syncEmailByAddress(
  services: EmailServices,
  { email }: EmailSyncRequest,
): Promise<CredentialsResponse> {
  const authUser = await findAuthUser(services.auth, { email: normalizeEmail(email) });
  if (authUser && (await syncChangedEmail(services, authUser)))
    await revokeAllSessions(services, authUser.uid);
  return { success: true };
}

/** Also notifies the old address. Returns true if the address has changed. */
export async function syncChangedEmail(
  { firestore, stripe }: EmailServices,
  authUser: UserRecord,
): Promise<boolean> {
  const { uid, email } = authUser;
  const account = users(firestore).doc(uid);
  const membership = staff(firestore).doc(uid);
  const known = (await account.get()).data();
  if (!known) return syncMemberEmail(firestore, authUser);
  if (email === undefined || !hasChangedEmail(authUser, known)) return false;
  // Updates Stripe first, so the next attempt after a failure still sees the difference.
  await updateStripeEmail({ firestore, stripe: stripe() }, uid, email);
  const isNew = await runTransaction(firestore, async (transaction) => {
    const user = (await transaction.get(account)).data();
    const member = await transaction.get(membership);
    if (!user || !hasChangedEmail(authUser, user)) return false;
    transaction.update(account, {
      email,
      emailVerified: true,
      formerEmails: addFormerEmail(user),
      ...searchFields(uid, { ...user, email }),
    });
    if (member.exists) transaction.update(membership, { email });
    const { email: to, language } = user;
    const letter = newMail({ to, language, uid, template: 'email-changed', data: {} });
    transaction.create(mail(firestore).doc(), letter);
    return true;
  });
  if (isNew) info('Account email changed', { uid });
  return isNew;
}

function addFormerEmail({
  email,
  emailVerified = false,
  formerEmails = [],
}: User<Timestamp>): FormerEmail[] {
  const others = formerEmails.filter((each) => each.email !== email);
  return [...others, { email, isVerified: emailVerified }].slice(-maxFormerEmails);
}
