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
import { users } from '../../../shared/firestore/collections.ts';

export interface AccountsFilter {
  status: AccountStatus;
  /** What was typed into the search box; empty for all in the status. */
  search: string;
}

/**
 * Who waits longest comes first; of all others who came last. A search looks at everybody, by the
 * word that narrows most: the rest is for `matches`. Undefined where it has no word to look for.
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

/** Whether an account has every word of a search. */
export function matches({ searchTerms }: Pick<User<unknown>, 'searchTerms'>, search: string) {
  return searchWords(search).every((word) => searchTerms.includes(word));
}
