import type { ChosenTerms } from '@dental-shop/domain/find/choose-terms';
import type { FindQuery } from '@dental-shop/domain/find/find-query';
import { orderBy, query } from 'firebase/firestore';
import { useFirestore } from 'reactfire';
import { users } from '../../../../shared/firestore/collections.ts';
import { RecordsSkeleton } from '../../../../shared/loading/records-skeleton.tsx';
import { useChosenTerms } from '../../list-search/use-chosen-terms.ts';
import { useMatches } from '../../list-search/use-matches.ts';
import { DatabaseFailure } from '../../shell/database-failure.tsx';
import { AccountsList, type AccountsListProps } from './accounts-list.tsx';

interface FoundAccountsProps extends Omit<AccountsListProps, 'pages' | 'status'> {
  find: FindQuery;
}

export function FoundAccounts(props: FoundAccountsProps) {
  const chosen = useChosenTerms(useNewestFirst(), props.find);
  if (chosen === 'loading') return <RecordsSkeleton />;
  if (chosen === 'unreachable') return <DatabaseFailure />;
  return <MatchingAccounts key={String(chosen.isExact)} chosen={chosen} {...props} />;
}

interface MatchingAccountsProps extends FoundAccountsProps {
  chosen: ChosenTerms;
}

function MatchingAccounts({ find, chosen, ...props }: MatchingAccountsProps) {
  const matches = useMatches({ ordered: useNewestFirst(), find, chosen });
  return <AccountsList pages={matches} status={matches.status} {...props} />;
}

const useNewestFirst = () => query(users(useFirestore()), orderBy('createdAt', 'desc'));
