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

/** `id` is the uid. */
export type Account = WithId<User<Timestamp>>;

export interface AccountsFilter {
  status: AccountStatus;
  /** Empty for all accounts of the status. */
  search: string;
}

/**
 * Firestore can search for one word only, so it gets the longest, and `matches` checks the others.
 * Undefined for a search without a word.
 */
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
