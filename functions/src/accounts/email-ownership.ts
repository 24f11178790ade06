import { normalizeEmail } from '@dental-shop/domain/account/normalize-email';
import { Refusal } from '@dental-shop/domain/refusal/refusal';
import type { UserRecord } from 'firebase-admin/auth';

/**
 * The signed-in account's own address, which a request must name as its `email`, in upper or lower
 * case; refuses any other with `not-your-account`.
 */
export function requireOwnEmail(given: string, own: string | undefined): string {
  if (own === undefined || normalizeEmail(given) !== normalizeEmail(own)) {
    throw new Refusal('not-your-account', { field: 'email' });
  }
  return own;
}

/**
 * Whether an account's owner has verified this address. Authentication says so of the address that a
 * sign-in has now, which its owner may change: somebody can register with a stranger's address, and
 * verify one of their own afterwards.
 */
export function hasVerified(
  { email, emailVerified }: Pick<UserRecord, 'email' | 'emailVerified'>,
  address: string,
): boolean {
  return emailVerified && email !== undefined && normalizeEmail(email) === normalizeEmail(address);
}
