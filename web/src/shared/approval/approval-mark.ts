import type { User } from '@dental-shop/domain/account/user';

interface Instant {
  toMillis: () => number;
}

/** Changes whenever the account's claims may have changed: `claimsSetAt` lags behind `status`. */
export function approvalMark(
  account: Pick<User<Instant>, 'status' | 'claimsSetAt'> | undefined,
): string | undefined {
  if (!account) return undefined;
  return `${account.status} ${account.claimsSetAt?.toMillis() ?? 'claims not set'}`;
}
