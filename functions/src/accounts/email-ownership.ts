import { normalizeEmail } from '@dental-shop/domain/account/normalize-email';
import { Refusal } from '@dental-shop/domain/refusal/refusal';
import type { UserRecord } from 'firebase-admin/auth';

/** The request's `email` must be the signed-in account's own. Refuses with `not-your-account`. */
export function requireOwnEmail(given: string, own: string | undefined): string {
  if (own === undefined || normalizeEmail(given) !== normalizeEmail(own)) {
    throw new Refusal('not-your-account', { field: 'email' });
  }
  return own;
}

/**
 * Firebase Auth's flag is about the current address only: someone could register with a stranger's
 * address and verify another one later.
 */
export function hasVerified(
  { email, emailVerified }: Pick<UserRecord, 'email' | 'emailVerified'>,
  address: string,
): boolean {
  return emailVerified && email !== undefined && normalizeEmail(email) === normalizeEmail(address);
}
