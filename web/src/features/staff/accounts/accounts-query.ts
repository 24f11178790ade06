import { type AccountStatus, accountStatus } from '@dental-shop/domain/account/account-status';
import { lastExpiryToShow } from '@dental-shop/domain/account/license-verification';
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

/** `today` is the office's calendar day. */
export function accountsQuery(
  firestore: Firestore,
  tab: AccountsTab,
  today: string,
): Query<User<Timestamp>> {
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

/**
 * The order of `accountsQuery`, in which Firestore sorts equal accounts by their IDs. A search shows the newest accounts
 * first.
 */
export function compareAccounts({ tab, search }: AccountsFilter) {
  const isAscending = search === '' && (tab === 'pending' || tab === 'expiring');
  const keyOf = ({ createdAt, licenseExpiry }: Account) =>
    search === '' && tab === 'expiring' ? (licenseExpiry ?? '') : createdAt.valueOf();
  return (a: Account, b: Account): number => {
    const order = compareText(keyOf(a), keyOf(b)) || compareText(a.id, b.id);
    return isAscending ? order : -order;
  };
}

function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
