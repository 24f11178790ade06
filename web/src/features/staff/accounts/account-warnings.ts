import { licenseState } from '@dental-shop/domain/account/license-verification';
import type { InspectedAccount } from '@dental-shop/domain/api/staff/account-calls';
import { useQueries } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useOfficeDay } from '../use-office-day.ts';
import type { Account } from './accounts-query.ts';
import { inspectedAccountQuery } from './inspect-account.ts';

/** One line for a row. Empty until the account has been inspected. */
export function useAccountWarnings(accounts: readonly Account[]): (account: Account) => string {
  const { t } = useTranslation('staff');
  const today = useOfficeDay();
  const inspected = useQueries({
    queries: accounts.map(({ id }) => inspectedAccountQuery(id)),
    combine: (results) =>
      new Map(results.flatMap(({ data }) => (data ? [[data.uid, data] as const] : []))),
  });
  const findings = ({ emailVerified, duplicates, formerAccounts }: InspectedAccount) => [
    ...duplicates.map(({ because, count }) => t(`accounts.duplicate.${because}`, { count })),
    ...(formerAccounts.length > 0 ? [t('accounts.warning.former')] : []),
    ...(emailVerified ? [] : [t('accounts.warning.email')]),
  ];
  return ({ id, licenseExpiry }) => {
    const found = inspected.get(id);
    if (!found) return '';
    const isExpired =
      licenseExpiry !== undefined && licenseState(licenseExpiry, today) === 'expired';
    return [...findings(found), ...(isExpired ? [t('accounts.warning.expired')] : [])].join(' · ');
  };
}
