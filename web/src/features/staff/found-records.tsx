import { type FindQuery, type Match, readFindQuery } from '@dental-shop/domain/find/find-query';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type Query, query, where } from 'firebase/firestore';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { WithId } from '../../shared/firestore/collections.ts';
import { RecordsSkeleton } from '../../shared/loading/records-skeleton.tsx';
import { searchTermsOf } from './best-matches.ts';
import { DatabaseFailure } from './shell/database-failure.tsx';
import type { TablePager } from './table/table-types.ts';
import { useTablePages } from './table/use-table-pages.tsx';

interface FoundRecordsProps<Row extends object> {
  search: string;
  /** A sorted query of all records. */
  ordered: Query<Row>;
  /** The number of rows per page. By default, 25. */
  size?: number | undefined;
  children: (rows: readonly WithId<Row>[], pager: TablePager) => ReactNode;
}

/** The records of one kind that match a search, in live pages. */
export function FoundRecords<Row extends object>({ search, ...props }: FoundRecordsProps<Row>) {
  const { t } = useTranslation('staff');
  const find = readFindQuery(search);
  if (!find) return <Typography>{t('find.tooShort')}</Typography>;
  return <Matches key={search} {...props} find={find} wanted="exact" />;
}

interface MatchesProps<Row extends object> extends Omit<FoundRecordsProps<Row>, 'search'> {
  find: FindQuery;
  wanted: Match;
}

/** Names with a typo are a separate query, so that they never displace exact matches. */
function Matches<Row extends object>({ ordered, size, find, wanted, children }: MatchesProps<Row>) {
  const { t } = useTranslation('staff');
  const terms = wanted === 'exact' ? find.values : find.similarValues;
  const { rows, pager, isUnreachable, listener } = useTablePages(
    query(ordered, where('searchTerms', 'array-contains-any', terms)),
    '',
    size,
  );
  const found = rows?.filter((row) => find.match(searchTermsOf(row)) === wanted);
  const isNone = found?.length === 0 && !pager.next && !pager.previous && !isUnreachable;
  if (isNone && wanted === 'exact' && find.similarValues.length > 0) {
    return (
      <>
        {listener}
        <Matches key="similar" ordered={ordered} size={size} find={find} wanted="similar">
          {children}
        </Matches>
      </>
    );
  }
  return (
    <Stack spacing={1}>
      {listener}
      {!found && <RecordsSkeleton />}
      {isUnreachable && <DatabaseFailure />}
      <Typography role="status" variant="body2" color="textSecondary">
        {found && !isUnreachable && statusText()}
      </Typography>
      {found && found.length > 0 && children(found, pager)}
    </Stack>
  );

  function statusText(): string {
    if (isNone) return t('find.none');
    const count = found?.length ?? 0;
    return t(wanted === 'similar' ? 'find.similar' : 'find.found', { count });
  }
}
