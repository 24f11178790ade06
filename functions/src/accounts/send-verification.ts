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
 * Sends a new verification link, unless the address is already verified. Refuses with
 * `too-many-requests`.
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
  // Checked first, so that a blocked network doesn't use up other people's mailbox limits.
  await requireWithinLimit(firestore, limitOfNetwork(rateLimits.verificationsOfNetwork, network));
  const key = mailboxOf(email);
  await requireWithinLimit(firestore, { ...rateLimits.verificationsOfMailbox, key });
  await mail(firestore).add(
    newMail({ to: email, language, uid }, { template: 'email-verification', data: {} }),
  );
  return { success: true };
}
