import type { FoundGroups } from '@dental-shop/domain/api/staff/find-calls';
import { readFindQuery } from '@dental-shop/domain/find/find-query';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queryClient } from '../../../shared/api/query-client.ts';
import { loadSiteFinder } from '../../../shared/catalogue/site-finder.ts';
import { useCatalogueText } from '../../../shared/catalogue/use-catalogue-text.ts';
import { paths } from '../../../shared/config/paths.ts';
import { useOfficeDate } from '../office-time-zone.ts';
import { useStaff } from '../shell/staff-context.ts';
import { staffQuery } from '../staff-queries.ts';
import { actionOptions, matchActions } from './action-options.ts';
import { type FindOption, foundOptions } from './find-options.ts';

/** Long enough that fast typing causes one search, short enough to feel immediate. */
const debounceMs = 200;

const maxProducts = 5;

const findQuery = (query: string) => ({
  ...staffQuery('findAnything', { query }),
  staleTime: 30_000,
});

export function useFindOptions(text: string) {
  const { t } = useTranslation(['staff', 'translation']);
  const officeDate = useOfficeDate();
  const { admin } = useStaff();
  const query = text.trim();
  const settled = useDebounced(query, debounceMs);
  const canFind = readFindQuery(query) !== undefined;
  const isSettled = settled === query;
  const found = useQuery({ ...findQuery(settled), enabled: canFind && isSettled });
  const products = useProductOptions(query);
  const local = [...products, ...matchActions(actionOptions({ t, admin }), query)];
  const fromServer = (groups: FoundGroups) => foundOptions(groups, query, { t, officeDate });
  return {
    options: canFind && isSettled && found.data ? [...fromServer(found.data), ...local] : local,
    isSearching: canFind && (!isSettled || found.isPending),
    error: canFind && isSettled ? found.error : null,
    retry: () => void found.refetch(),
    findFirst: async (): Promise<FindOption | undefined> => {
      // A failure is shown with the results.
      const groups = await queryClient.fetchQuery(findQuery(query)).catch(() => undefined);
      return groups && [...fromServer(groups), ...local][0];
    },
  };
}

function useDebounced(value: string, delayMs: number): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return settled;
}

/** The same index as in the shop's search, so searching for products reads nothing from Firestore. */
function useProductOptions(query: string): FindOption[] {
  const catalogueText = useCatalogueText();
  const { data: finder } = useQuery({
    queryKey: ['siteFinder'],
    queryFn: loadSiteFinder,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (!finder || readFindQuery(query) === undefined) return [];
  const { products, isMatch, exact } = finder(query);
  const shown = isMatch || exact ? products.slice(0, maxProducts) : [];
  return shown.map((product) => ({
    key: `products/${product.sku}`,
    group: 'products',
    label: catalogueText.productName(product),
    detail: product.sku,
    to: paths.product(product.category, product.sku),
  }));
}
