import type { User } from '@dental-shop/domain/account/user';

/**
 * Changes whenever the account's claims may have changed. Includes `claimsSetAt`, because the claims are set some time
 * after `status`.
 */
export function approvalVersion(
  account: Pick<User<{ toMillis: () => number }>, 'status' | 'claimsSetAt'> | undefined,
): string | undefined {
  if (!account) return undefined;
  return `${account.status} ${account.claimsSetAt?.toMillis() ?? 'claims not set'}`;
}
