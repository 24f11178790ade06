import type {
  VerificationStatusQuery,
  VerificationStatusResponse,
} from '@dental-shop/domain/api/email-verification';
import { isVerifying } from '../mail/mail-content.ts';
import { mail } from '../mail/outbox.ts';
import type { Firebase } from '../platform/firebase.ts';

/**
 * Whether the recipient of a verification email has verified the address. Only the recipient has the email's
 * random ID, so strangers can't use this to find out who has an account.
 */
export async function readVerificationStatus(
  { auth, firestore }: Firebase,
  { mailId }: VerificationStatusQuery,
): Promise<VerificationStatusResponse> {
  const sent = (await mail(firestore).doc(mailId).get()).data();
  if (!sent || !isVerifying(sent)) return { verified: false };
  const { users } = await auth.getUsers([{ email: sent.to }]);
  return { verified: users.some(({ emailVerified }) => emailVerified) };
}
