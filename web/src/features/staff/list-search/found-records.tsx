import type { ChosenTerms } from '@dental-shop/domain/find/choose-terms';
import { type FindQuery, readFindQuery } from '@dental-shop/domain/find/find-query';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Query } from 'firebase/firestore';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { WithId } from '../../../shared/firestore/collections.ts';
import { RecordsSkeleton } from '../../../shared/loading/records-skeleton.tsx';
import { DatabaseFailure } from '../shell/database-failure.tsx';
import { TablePagerBar } from '../table/table-pager-bar.tsx';
import { useChosenTerms } from './use-chosen-terms.ts';
import { useMatches } from './use-matches.ts';

interface FoundRecordsProps<Row extends object> {
  /** The name of the list. */
  label: string;
  search: string;
  /** A sorted query of all records. */
  ordered: Query<Row>;
  /** If an exact match is among its first records, names with a typo are left out. Defaults to `ordered`. */
  decisive?: Query<Row>;
  /** The maximum number of rows per page. Defaults to 25. */
  size?: number | undefined;
  /** Renders only the rows. The pager stays even if a page has no rows, so it keeps focus. */
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

function Found<Row extends object>({ decisive, ...props }: FoundProps<Row>) {
  const chosen = useChosenTerms(decisive ?? props.ordered, props.find);
  if (chosen === 'loading') return <RecordsSkeleton />;
  if (chosen === 'unreachable') return <DatabaseFailure />;
  return <Matches key={String(chosen.isExact)} {...props} chosen={chosen} />;
}

interface MatchesProps<Row extends object> extends Omit<FoundProps<Row>, 'decisive'> {
  chosen: ChosenTerms;
}

function Matches<Row extends object>({ label, children, ...search }: MatchesProps<Row>) {
  const { rows, pager, isUnreachable, listener, status } = useMatches(search);
  return (
    <Stack spacing={1}>
      {listener}
      {!rows && <RecordsSkeleton />}
      {isUnreachable && <DatabaseFailure />}
      <Typography role="status" variant="body2" color="textSecondary">
        {status}
      </Typography>
      {rows && rows.length > 0 && children(rows)}
      <TablePagerBar label={label} pager={pager} />
    </Stack>
  );
}
