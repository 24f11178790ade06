import { createSkuFinder, type SkuFinder } from '@dental-shop/domain/fulfillment/scan';
import { useQuery } from '@tanstack/react-query';
import { catalogueData } from '../../../../shared/catalogue/catalogue-data.ts';
import { usePageData } from '../../../../shared/page-data/use-page-data.ts';
import { staffQuery } from '../../staff-queries.ts';

export interface PackingCatalogue {
  finder: SkuFinder;
  isLotTracked: (sku: string) => boolean;
  /** In English; undefined for SKUs that are no longer in the catalogue. */
  nameOf: (sku: string) => string | undefined;
}

interface LoadedCatalogue {
  catalogue: PackingCatalogue | undefined;
  isError: boolean;
  retry: () => void;
}

/** Suspends while loading. `ordered` may contain SKUs that are no longer in the catalogue. */
export function usePackingCatalogue(ordered: readonly string[]): LoadedCatalogue {
  const { gtins = {} } = usePageData(catalogueData.shelfLookup) ?? {};
  const { data, isError, refetch } = useQuery({
    ...staffQuery('checkCatalogue', {}),
    // Names and lot tracking change only with a new version of the shop.
    staleTime: Number.POSITIVE_INFINITY,
  });
  const rows = data && new Map(data.rows.map((row) => [row.sku, row]));
  return {
    catalogue: rows && {
      finder: createSkuFinder(gtins, [...rows.keys(), ...ordered]),
      // Like the server, treats items that are no longer in the catalogue as implants.
      isLotTracked: (sku) => rows.get(sku)?.lotTracked ?? true,
      nameOf: (sku) => rows.get(sku)?.name,
    },
    isError,
    retry: () => void refetch(),
  };
}
