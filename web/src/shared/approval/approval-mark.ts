import type { User } from '@dental-shop/domain/account/user';

/** Firestore's timestamp, as far as it matters here. */
interface Instant {
  toMillis: () => number;
}

/**
 * Changes whenever the account's claims may have: staff have decided or undone it, or the server has
 * made the claims follow. Undefined while the account is not known.
 */
export function approvalMark(
  account: Pick<User<Instant>, 'status' | 'claimsSetAt'> | undefined,
): string | undefined {
  if (!account) return undefined;
  return `${account.status} ${account.claimsSetAt?.toMillis() ?? 'claims not set'}`;
}
