import type { FindQuery } from '@dental-shop/domain/find/find-query';
import { orderBy, query, where } from 'firebase/firestore';
import { useFirestore } from 'reactfire';
import { users } from '../../../shared/firestore/collections.ts';
import { RecordsSkeleton } from '../../../shared/loading/records-skeleton.tsx';
import { DatabaseFailure } from '../shell/database-failure.tsx';
import { searchTermsOf, useChosenTerms } from '../use-chosen-terms.ts';
import { AccountsList, type AccountsListProps } from './accounts-list.tsx';

interface FoundAccountsProps extends Omit<AccountsListProps, 'ordered' | 'includes'> {
  find: FindQuery;
}

export function FoundAccounts({ find, ...props }: FoundAccountsProps) {
  const newestFirst = query(users(useFirestore()), orderBy('createdAt', 'desc'));
  const chosen = useChosenTerms(newestFirst, find);
  if (chosen === 'loading') return <RecordsSkeleton />;
  if (chosen === 'unreachable') return <DatabaseFailure />;
  const { isExact, values, includes } = chosen;
  return (
    <AccountsList
      key={String(isExact)}
      ordered={query(newestFirst, where('searchTerms', 'array-contains-any', values))}
      includes={(account) => includes(searchTermsOf(account))}
      {...props}
    />
  );
}
