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
import { TablePagerBar } from './table/table-pager-bar.tsx';
import { pageSize } from './table/use-row-pages.ts';
import { useTablePages } from './table/use-table-pages.tsx';
import { searchTermsOf, useChosenTerms } from './use-chosen-terms.ts';
import { useFoundPages } from './use-found-pages.ts';

/** With several words, how many records with the longest word are checked for the other words per page. */
const maxCandidates = 100;

interface FoundRecordsProps<Row extends object> {
  /** The name of the list. */
  label: string;
  search: string;
  /** A sorted query of all records. Names with a typo are found only if none of the first ones match exactly. */
  ordered: Query<Row>;
  /** The greatest number of rows per page. By default, 25. */
  size?: number | undefined;
  /** Renders only the rows. The pager stays even if a page has no rows, so that it keeps the focus. */
  children: (rows: readonly WithId<Row>[]) => ReactNode;
}

/** The records of one kind that match a search, in live pages. */
export function FoundRecords<Row extends object>({ search, ...props }: FoundRecordsProps<Row>) {
  const { t } = useTranslation('staff');
  const find = readFindQuery(search);
  if (!find) return <Typography>{t('find.tooShort')}</Typography>;
  return <Found key={search} {...props} find={find} />;
}

interface FoundProps<Row extends object> extends Omit<FoundRecordsProps<Row>, 'search'> {
  find: FindQuery;
}

function Found<Row extends object>(props: FoundProps<Row>) {
  const chosen = useChosenTerms(props.ordered, props.find);
  if (chosen === 'loading') return <RecordsSkeleton />;
  if (chosen === 'unreachable') return <DatabaseFailure />;
  return <Matches key={String(chosen.isExact)} {...props} chosen={chosen} />;
}

interface MatchesProps<Row extends object> extends FoundProps<Row> {
  chosen: ChosenTerms;
}

function Matches<Row extends object>(props: MatchesProps<Row>) {
  const { label, ordered, size = pageSize, find, chosen, children } = props;
  const { t } = useTranslation('staff');
  const candidates = useTablePages(
    query(ordered, where('searchTerms', 'array-contains-any', chosen.values)),
    '',
    find.isPrecise ? size : maxCandidates,
  );
  const { isUnreachable, listener } = candidates;
  const { next, previous } = candidates.pager;
  const found = candidates.rows?.filter((row) => chosen.includes(searchTermsOf(row)));
  const { rows, pager } = useFoundPages(found ?? [], candidates, size);
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
    if (count === 0 && !next && !previous) return t('find.none');
    const isPart = !find.isPrecise && (next || previous);
    const result = t('find.found', { count });
    return [
      chosen.isExact ? result : `${t('find.similar')} ${result}`,
      ...(isPart ? [t('find.searched', { count: candidates.rows?.length ?? 0 })] : []),
      ...(next ? [t('find.searchFurther')] : []),
    ].join(' · ');
  }
}
