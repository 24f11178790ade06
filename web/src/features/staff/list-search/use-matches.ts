import type { ChosenTerms } from '@dental-shop/domain/find/choose-terms';
import type { FindQuery } from '@dental-shop/domain/find/find-query';
import { type Query, query, where } from 'firebase/firestore';
import { useTranslation } from 'react-i18next';
import { pageSize } from '../table/use-row-pages.ts';
import { type TablePages, useTablePages } from '../table/use-table-pages.tsx';
import { searchTermsOf } from './use-chosen-terms.ts';
import { useFoundPages } from './use-found-pages.ts';

/** In a search for several words, at most this many records with the longest word are checked per page. */
const maxCandidates = 100;

interface MatchesOptions<Row extends object> {
  /** A sorted query of all records. */
  ordered: Query<Row>;
  find: FindQuery;
  chosen: ChosenTerms;
  size?: number | undefined;
}

interface Matches<Row> extends TablePages<Row> {
  /** The number of records found, and how many have been searched. */
  status: string;
}

/** The records that match a search, in live pages. Needs a new `key` for each search. */
export function useMatches<Row extends object>(options: MatchesOptions<Row>): Matches<Row> {
  const { ordered, find, chosen, size = pageSize } = options;
  const { t } = useTranslation('staff');
  const candidates = useTablePages(
    query(ordered, where('searchTerms', 'array-contains-any', chosen.values)),
    '',
    find.isPrecise ? size : maxCandidates,
  );
  const { isUnreachable, listener } = candidates;
  const { next, previous } = candidates.pager;
  const found = candidates.rows?.filter((row) => chosen.includes(searchTermsOf(row)));
  const { rows, ...pages } = useFoundPages(found ?? [], candidates, size);
  return {
    ...pages,
    rows: found && rows,
    isUnreachable,
    listener,
    status: found && !isUnreachable ? statusText(found.length) : '',
  };

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
