import { type AccountStatus, accountStatus } from '@dental-shop/domain/account/account-status';
import { lastExpiryToShow } from '@dental-shop/domain/account/license-verification';
import { searchWords } from '@dental-shop/domain/account/search-terms';
import type { User } from '@dental-shop/domain/account/user';
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
 * `today` is the office's. Firestore allows only one `array-contains` per query, so `matches` checks the other words.
 */
export function accountsQuery(
  firestore: Firestore,
  { tab, search }: AccountsFilter,
  today: string,
): Query<User<Timestamp>> | undefined {
  if (search !== '') {
    const [longest] = searchWords(search);
    if (longest === undefined) return undefined;
    return query(
      users(firestore),
      where('searchTerms', 'array-contains', longest),
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
  return searchWords(search).every((word) => searchTerms.includes(word));
}
