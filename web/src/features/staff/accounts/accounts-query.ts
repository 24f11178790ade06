import type { AccountStatus } from '@dental-shop/domain/account/account-status';
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

export interface AccountsFilter {
  status: AccountStatus;
  search: string;
}

/** Firestore can't require several terms at once, so `matches` checks the accounts it returns. */
export function accountsQuery(
  firestore: Firestore,
  { status, search }: AccountsFilter,
): Query<User<Timestamp>> | undefined {
  if (search === '') {
    const direction = status === 'pending' ? 'asc' : 'desc';
    return query(users(firestore), where('status', '==', status), orderBy('createdAt', direction));
  }
  const find = readFindQuery(search);
  if (!find) return undefined;
  return query(
    users(firestore),
    where('searchTerms', 'array-contains-any', [...find.values, ...find.similarValues]),
    orderBy('createdAt', 'desc'),
  );
}

export function matches({ searchTerms }: Pick<User<unknown>, 'searchTerms'>, search: string) {
  return search === '' || readFindQuery(search)?.match(searchTerms) !== undefined;
}
