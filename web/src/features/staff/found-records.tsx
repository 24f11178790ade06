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
import { TablePagerBar } from './table/table-pager-bar.tsx';
import { pageSize } from './table/use-row-pages.ts';
import { useTablePages } from './table/use-table-pages.tsx';
import { useFoundPages } from './use-found-pages.ts';

/** With several words, this many records with the longest word are compared with the other words at once. */
const maxCandidates = 100;

interface FoundRecordsProps<Row extends object> {
  /** The name of the list. */
  label: string;
  search: string;
  /** A sorted query of all records. */
  ordered: Query<Row>;
  /** The greatest number of rows per page. By default, 25. */
  size?: number | undefined;
  /** Only the rows: the pager must also be there, and keep the focus, if a page has none. */
  children: (rows: readonly WithId<Row>[]) => ReactNode;
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
function Matches<Row extends object>(props: MatchesProps<Row>) {
  const { label, ordered, size = pageSize, find, wanted, children } = props;
  const { t } = useTranslation('staff');
  const terms = wanted === 'exact' ? find.values : find.similarValues;
  const candidates = useTablePages(
    query(ordered, where('searchTerms', 'array-contains-any', terms)),
    '',
    find.isPrecise ? size : maxCandidates,
  );
  const { isUnreachable, listener } = candidates;
  const { next, previous } = candidates.pager;
  const found = candidates.rows?.filter((row) => find.match(searchTermsOf(row)) === wanted);
  const { rows, pager } = useFoundPages(found ?? [], candidates, size);
  const isNone = found?.length === 0 && !next && !previous && !isUnreachable;
  if (isNone && wanted === 'exact' && find.similarValues.length > 0) {
    return (
      <>
        {listener}
        <Matches key="similar" {...props} wanted="similar" />
      </>
    );
  }
  return (
    <Stack spacing={1}>
      {listener}
      {!found && <RecordsSkeleton />}
      {isUnreachable && <DatabaseFailure />}
      <Typography role="status" variant="body2" color="textSecondary">
        {found && !isUnreachable && statusText(found.length)}
      </Typography>
      {rows.length > 0 && children(rows)}
      <TablePagerBar label={label} pager={pager} />
    </Stack>
  );

  function statusText(count: number): string {
    if (isNone) return t('find.none');
    const result = t('find.found', { count });
    const isPart = !find.isPrecise && (next || previous);
    return [
      wanted === 'similar' ? `${t('find.similar')} ${result}` : result,
      ...(isPart ? [t('find.searched', { count: candidates.rows?.length ?? 0 })] : []),
      ...(next ? [t('find.searchFurther')] : []),
    ].join(' · ');
  }
}
