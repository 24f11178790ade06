import { type AccountStatus, accountStatus } from '@dental-shop/domain/account/account-status';
import { lastExpiryToShow } from '@dental-shop/domain/account/license-verification';
import type { User } from '@dental-shop/domain/account/user';
import { readFindQuery } from '@dental-shop/domain/find/find-query';
import {
  type Firestore,
  orderBy,
  type Query,
  query,
  type Timestamp,
  where,
} from 'firebase/firestore';
import { users, type WithId } from '../../../shared/firestore/collections.ts';

export type Account = WithId<User<Timestamp>>;

/** The accounts with a status, or the approved ones whose license expires soon or has expired. */
export type AccountsTab = AccountStatus | 'expiring';

export const accountsTabs: readonly AccountsTab[] = [...accountStatus.options, 'expiring'];

export interface AccountsFilter {
  tab: AccountsTab;
  search: string;
}

export function readTab(value: string | null): AccountsTab {
  return accountsTabs.find((tab) => tab === value) ?? 'pending';
}

/**
 * `today` is the office's. Firestore can't require several terms at once, so `matches` checks the accounts
 * it returns.
 */
export function accountsQuery(
  firestore: Firestore,
  { tab, search }: AccountsFilter,
  today: string,
): Query<User<Timestamp>> | undefined {
  if (search !== '') {
    const find = readFindQuery(search);
    if (!find) return undefined;
    return query(
      users(firestore),
      where('searchTerms', 'array-contains-any', [...find.values, ...find.similarValues]),
      orderBy('createdAt', 'desc'),
    );
  }
  if (tab === 'expiring') {
    return query(
      users(firestore),
      where('status', '==', 'approved'),
      where('licenseExpiry', '<=', lastExpiryToShow(today)),
      orderBy('licenseExpiry', 'asc'),
    );
  }
  const direction = tab === 'pending' ? 'asc' : 'desc';
  return query(users(firestore), where('status', '==', tab), orderBy('createdAt', direction));
}

/** The order of `accountsQuery`. */
export function compareAccounts({ tab, search }: AccountsFilter) {
  return (a: Account, b: Account): number => {
    if (search === '' && tab === 'expiring') {
      return (a.licenseExpiry ?? '').localeCompare(b.licenseExpiry ?? '');
    }
    const byAge = a.createdAt.toMillis() - b.createdAt.toMillis();
    return search === '' && tab === 'pending' ? byAge : -byAge;
  };
}

export function matches({ searchTerms }: Pick<User<unknown>, 'searchTerms'>, search: string) {
  return search === '' || readFindQuery(search)?.match(searchTerms) !== undefined;
}
