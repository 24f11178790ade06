import type { AccountStatus } from '@dental-shop/domain/account/account-status';
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

export interface AccountsFilter {
  status: AccountStatus;
  search: string;
}

/** Firestore allows only one `array-contains` per query, so `matches` checks the other words. */
export function accountsQuery(
  firestore: Firestore,
  { status, search }: AccountsFilter,
): Query<User<Timestamp>> | undefined {
  if (search === '') {
    const direction = status === 'pending' ? 'asc' : 'desc';
    return query(users(firestore), where('status', '==', status), orderBy('createdAt', direction));
  }
  const [longest] = searchWords(search);
  if (longest === undefined) return undefined;
  return query(
    users(firestore),
    where('searchTerms', 'array-contains', longest),
    orderBy('createdAt', 'desc'),
  );
}

export function matches({ searchTerms }: Pick<User<unknown>, 'searchTerms'>, search: string) {
  return searchWords(search).every((word) => searchTerms.includes(word));
}
