import type {
  VerificationMailRequest,
  VerificationMailResponse,
} from '@dental-shop/domain/api/verification-mail';
import { mailboxOf } from '@dental-shop/domain/contact/mailbox';
import type { DecodedIdToken } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { mail, newMail } from '../mail/outbox.ts';
import { limitOfNetwork, rateLimits, requireWithinLimit } from '../platform/network/rate-limits.ts';

/**
 * Sends the signed-in account another link that verifies its address; nothing where there is none to
 * verify. `network` is the visitor's, as `bucketOf` names it. Refuses with `too-many-requests`.
 */
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
  // The network first: what it may not do uses up no mailbox of somebody else.
  await requireWithinLimit(firestore, limitOfNetwork(rateLimits.verificationsOfNetwork, network));
  const key = mailboxOf(email);
  await requireWithinLimit(firestore, { ...rateLimits.verificationsOfMailbox, key });
  await mail(firestore).add(
    newMail({ to: email, language, uid }, { template: 'email-verification', data: {} }),
  );
  return { success: true };
}
