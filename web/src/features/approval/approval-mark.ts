import type { User } from '@dental-shop/domain/account/user';

/** Firestore's timestamp, as far as it matters here. */
interface Instant {
  toMillis: () => number;
}

/**
 * Changes whenever the account's claims may have: staff have decided, or the server has made the
 * claims follow. Undefined while the account waits for its first decision.
 */
export function approvalMark(
  account: Pick<User<Instant>, 'status' | 'claimsSetAt'> | undefined,
): string | undefined {
  if (!account || account.status === 'pending') return undefined;
  return `${account.status} ${account.claimsSetAt?.toMillis() ?? 'claims not set'}`;
}
