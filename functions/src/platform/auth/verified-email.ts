import { normalizeEmail } from '@dental-shop/domain/account/email';
import type { UserRecord } from 'firebase-admin/auth';

/** Firebase Auth's flag applies only to its current address, which may differ from this one. */
export function hasVerified(
  { email, emailVerified }: Pick<UserRecord, 'email' | 'emailVerified'>,
  address: string,
): boolean {
  return emailVerified && email !== undefined && normalizeEmail(email) === normalizeEmail(address);
}

/** An unverified address isn't copied, because it may belong to someone else. */
export function hasChangedEmail<Known extends { email: string }>(
  authUser: Pick<UserRecord, 'email' | 'emailVerified'>,
  known: Known | undefined,
): known is Known {
  const { email, emailVerified } = authUser;
  return (
    emailVerified &&
    email !== undefined &&
    known !== undefined &&
    !hasVerified(authUser, known.email)
  );
}
