import type { User } from '@dental-shop/domain/account/user';

/** As much of Firestore's Timestamp as is needed here. */
interface Instant {
  toMillis: () => number;
}

/**
 * Changes whenever the account's claims may have changed: with a decision, its undoing, and when
 * the server has set the claims. Undefined while the account is not known.
 */
export function approvalMark(
  account: Pick<User<Instant>, 'status' | 'claimsSetAt'> | undefined,
): string | undefined {
  if (!account) return undefined;
  return `${account.status} ${account.claimsSetAt?.toMillis() ?? 'claims not set'}`;
}
