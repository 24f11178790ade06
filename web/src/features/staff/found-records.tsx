import type { ChosenTerms } from '@dental-shop/domain/find/choose-terms';
import { type FindQuery, readFindQuery } from '@dental-shop/domain/find/find-query';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type Query, query, where } from 'firebase/firestore';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { WithId } from '../../shared/firestore/collections.ts';
import { RecordsSkeleton } from '../../shared/loading/records-skeleton.tsx';
import { DatabaseFailure } from './shell/database-failure.tsx';
import type { TablePager } from './table/table-types.ts';
import { useTablePages } from './table/use-table-pages.tsx';
import { searchTermsOf, useChosenTerms } from './use-chosen-terms.ts';

interface FoundRecordsProps<Row extends object> {
  search: string;
  /** A sorted query of all records. Names with a typo are found only if none of the first ones match exactly. */
  ordered: Query<Row>;
  children: (rows: readonly WithId<Row>[], pager: TablePager) => ReactNode;
}

/** The records of one kind that match a search, in live pages of 25. */
export function FoundRecords<Row extends object>({ search, ...props }: FoundRecordsProps<Row>) {
  const { t } = useTranslation('staff');
  const find = readFindQuery(search);
  if (!find) return <Typography>{t('find.tooShort')}</Typography>;
  return <Found key={search} {...props} find={find} />;
}

interface FoundProps<Row extends object> extends Omit<FoundRecordsProps<Row>, 'search'> {
  find: FindQuery;
}

function Found<Row extends object>({ find, ...props }: FoundProps<Row>) {
  const chosen = useChosenTerms(props.ordered, find);
  if (chosen === 'loading') return <RecordsSkeleton />;
  if (chosen === 'unreachable') return <DatabaseFailure />;
  return <Matches key={String(chosen.isExact)} {...props} chosen={chosen} />;
}

interface MatchesProps<Row extends object> extends Omit<FoundRecordsProps<Row>, 'search'> {
  chosen: ChosenTerms;
}

function Matches<Row extends object>({ ordered, chosen, children }: MatchesProps<Row>) {
  const { t } = useTranslation('staff');
  const { rows, pager, isUnreachable, listener } = useTablePages(
    query(ordered, where('searchTerms', 'array-contains-any', chosen.values)),
  );
  const found = rows?.filter((row) => chosen.includes(searchTermsOf(row)));
  const hasMore = Boolean(pager.next ?? pager.previous);
  return (
    <Stack spacing={1}>
      {listener}
      {!found && <RecordsSkeleton />}
      {isUnreachable && <DatabaseFailure />}
      <Typography role="status" variant="body2" color="textSecondary">
        {found && !isUnreachable && statusText(found.length)}
      </Typography>
      {/* A page may have only partial matches of the search, but the next ones may have more. */}
      {found && (found.length > 0 || hasMore) && children(found, pager)}
    </Stack>
  );

  function statusText(count: number): string {
    if (count === 0 && !hasMore) return t('find.none');
    return t(chosen.isExact ? 'find.found' : 'find.similar', { count });
  }
}
