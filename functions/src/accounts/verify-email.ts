import type {
  VerificationMailRequest,
  VerificationMailResponse,
  VerificationStatusQuery,
  VerificationStatusResponse,
} from '@dental-shop/domain/api/email-verification';
import { canonicalMailbox } from '@dental-shop/domain/contact/mailbox';
import type { DecodedIdToken } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { isVerifying } from '../mail/mail-content.ts';
import { mail, newMail } from '../mail/outbox.ts';
import type { Firebase } from '../platform/firebase.ts';
import { networkLimit, rateLimits, requireWithinLimit } from '../platform/network/rate-limits.ts';

export async function sendVerification(
  firestore: Firestore,
  {
    uid,
    email,
    email_verified: isVerified,
  }: Pick<DecodedIdToken, 'uid' | 'email' | 'email_verified'>,
  { language }: VerificationMailRequest,
  network: string | undefined,
): Promise<VerificationMailResponse> {
  if (email === undefined || isVerified) return { success: true };
  // Checks this limit first, so a blocked network can't use up other people's mailbox limits.
  await requireWithinLimit(firestore, networkLimit(rateLimits.verificationsPerNetwork, network));
  const key = canonicalMailbox(email);
  await requireWithinLimit(firestore, { ...rateLimits.verificationsPerMailbox, key });
  const letter = newMail({ to: email, language, uid, template: 'email-verification', data: {} });
  await mail(firestore).add(letter);
  return { success: true };
}

/** Only the recipient knows the random ID, so this doesn't reveal who has an account. */
export async function readVerificationStatus(
  { auth, firestore }: Firebase,
  { mailId }: VerificationStatusQuery,
): Promise<VerificationStatusResponse> {
  const sent = (await mail(firestore).doc(mailId).get()).data();
  if (!sent || !isVerifying(sent)) return { verified: false };
  const { users } = await auth.getUsers([{ email: sent.to }]);
  return { verified: users.some(({ emailVerified }) => emailVerified) };
}
