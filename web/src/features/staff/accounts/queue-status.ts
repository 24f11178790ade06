import { type AccountStatus, accountStatus } from '@dental-shop/domain/account/account-status';

/** What the address asks for; those who wait where it asks for nothing known. */
export function queueStatusOf(parameter: string | null): AccountStatus {
  const known = accountStatus.safeParse(parameter);
  return known.success ? known.data : 'pending';
}
