import type { AccountStatus } from '@dental-shop/domain/account/account-status';
import type { TFunction } from 'i18next';

/** The translation is lowercase, because sentences contain it. */
export function statusText(t: TFunction<'staff'>, status: AccountStatus): string {
  const text = t(`accounts.statuses.${status}`);
  return text.charAt(0).toUpperCase() + text.slice(1);
}
