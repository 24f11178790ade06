import type { CatalogueRowNow } from '@dental-shop/domain/api/staff/catalogue-calls';
import type { FoundGroups } from '@dental-shop/domain/api/staff/find-calls';
import { readFindQuery } from '@dental-shop/domain/find/find-query';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queryClient } from '../../../shared/api/query-client.ts';
import { loadSiteFinder } from '../../../shared/catalogue/site-finder.ts';
import { useCatalogueText } from '../../../shared/catalogue/use-catalogue-text.ts';
import { withQuery } from '../../../shared/config/paths.ts';
import { matchesProduct } from '../matches-product.ts';
import { useStaff } from '../shell/staff-context.ts';
import { staffPaths } from '../staff-paths.ts';
import { staffQuery } from '../staff-queries.ts';
import { useOfficeDate } from '../time/office-time-zone.ts';
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
  const checked = useQuery({ ...staffQuery('checkCatalogue', {}), enabled: canFind });
  const products = useProductOptions(query, checked.data?.rows ?? []);
  const local = [...products, ...matchActions(actionOptions({ t, admin }), query)];
  const fromServer = (groups: FoundGroups) => foundOptions(groups, query, { t, officeDate });
  return {
    options:
      canFind && isSettled && found.data
        ? [...fromServer(found.data), ...local]
        : local.map((option) => ({ ...option, isEarly: true })),
    isSearching: canFind && (!isSettled || found.isPending),
    error: canFind && isSettled ? (found.error ?? checked.error) : null,
    retry: () => {
      for (const each of [found, checked]) if (each.isError) void each.refetch();
    },
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

/**
 * The shop's search knows Spanish names and allows typos, but leaves out hidden products, such as recalled ones. Those
 * come from the catalogue's check. All open the catalogue, where staff can change them.
 */
function useProductOptions(query: string, rows: readonly CatalogueRowNow[]): FindOption[] {
  const { t } = useTranslation('staff');
  const catalogueText = useCatalogueText();
  const { data: finder } = useQuery({
    queryKey: ['siteFinder'],
    queryFn: loadSiteFinder,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (readFindQuery(query) === undefined) return [];
  const hidden = rows.filter((row) => row.hidden);
  const found = finder?.(query);
  const visible = found && (found.isMatch || found.exact) ? found.products : [];
  const options = [
    ...visible
      .filter(({ sku }) => !hidden.some((row) => row.sku === sku))
      .map((product) => ({
        sku: product.sku,
        label: catalogueText.productName(product),
        detail: product.sku,
      })),
    ...hidden
      .filter((row) => matchesProduct(row, query))
      .map(({ sku, name }) => ({ sku, label: name, detail: `${sku} · ${t('catalogue.hidden')}` })),
  ];
  // An exact SKU comes first.
  const isExact = ({ sku }: { sku: string }) => sku.toLowerCase() === query.toLowerCase();
  return options
    .toSorted((a, b) => Number(isExact(b)) - Number(isExact(a)))
    .slice(0, maxProducts)
    .map(({ sku, ...option }) => ({
      ...{ key: `products/${sku}`, group: 'products', ...option },
      to: withQuery(staffPaths.catalogue, { search: sku }),
    }));
}
