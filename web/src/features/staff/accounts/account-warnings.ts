import { licenseState } from '@dental-shop/domain/account/license-verification';
import type { InspectedAccount } from '@dental-shop/domain/api/staff/account-calls';
import { useQueries } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useOfficeDay } from '../time/use-office-day.ts';
import type { Account } from './accounts-query.ts';
import { inspectedAccountQuery, withoutSignIn } from './inspect-account.ts';

type Findings = Pick<InspectedAccount, 'emailVerified' | 'duplicates' | 'formerAccounts'>;

interface Warnings {
  /** If false, the text explains why there are no warnings. */
  isChecked: boolean;
  /** One line. Empty if there are no warnings. */
  text: string;
}

export const similarityTexts = (
  t: TFunction<'staff'>,
  { duplicates, formerAccounts }: Pick<Findings, 'duplicates' | 'formerAccounts'>,
): string[] => [
  ...duplicates.map(({ because, count }) => t(`accounts.duplicate.${because}`, { count })),
  ...(formerAccounts.length > 0 ? [t('accounts.warning.former')] : []),
];

export function useAccountWarnings(accounts: readonly Account[]): (account: Account) => Warnings {
  const { t } = useTranslation('staff');
  const today = useOfficeDay();
  const inspected = useQueries({
    queries: accounts.map(({ id }) => inspectedAccountQuery(id)),
    combine: (results) => new Map(accounts.map(({ id }, index) => [id, results[index]])),
  });
  const findings = ({ emailVerified, ...similarities }: Findings) => [
    ...similarityTexts(t, similarities),
    ...(emailVerified ? [] : [t('accounts.warning.email')]),
  ];
  return ({ id, licenseExpiry }) => {
    const { data, isError = false } = inspected.get(id) ?? {};
    if (data === undefined) {
      const text = t(isError ? 'accounts.notChecked' : 'accounts.checking');
      return { isChecked: false, text };
    }
    const isExpired =
      licenseExpiry !== undefined && licenseState(licenseExpiry, today) === 'expired';
    const expired = isExpired ? [t('accounts.warning.expired')] : [];
    return { isChecked: true, text: [...findings(data ?? withoutSignIn), ...expired].join(' · ') };
  };
}
