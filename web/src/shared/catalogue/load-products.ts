import { use, useEffect, useMemo, useState } from 'react';
import { currentOverlay, useOverlay } from '../catalogue-overlay/overlay-store.ts';
import type { PageDataStore } from '../page-data/page-data-store.ts';
import { PageDataContext } from '../page-data/use-page-data.ts';
import { catalogueData, type ProductSummary } from './catalogue-data.ts';

async function loadBuiltProducts(pageData: PageDataStore): Promise<readonly ProductSummary[]> {
  // Not validated, because the same build wrote it. `prefetch` doesn't cache failures, so callers can retry.
  const products = (await pageData.prefetch(catalogueData.search.url)) as ProductSummary[] | null;
  if (!products) throw new Error('The build has no list of its catalogue.');
  return products;
}

export async function loadProducts(pageData: PageDataStore): Promise<readonly ProductSummary[]> {
  const products = await loadBuiltProducts(pageData);
  return currentOverlay().apply(catalogueData.search.url, products);
}

export function useProducts(): readonly ProductSummary[] | undefined {
  const pageData = use(PageDataContext);
  const overlay = useOverlay();
  const [products, setProducts] = useState<readonly ProductSummary[]>();
  useEffect(() => {
    let isMounted = true;
    loadBuiltProducts(pageData).then(
      (loaded) => isMounted && setProducts(loaded),
      (error: unknown) => console.warn('The catalogue could not be loaded.', { error }),
    );
    return () => {
      isMounted = false;
    };
  }, [pageData]);
  return useMemo(
    () => products && overlay.apply(catalogueData.search.url, products),
    [overlay, products],
  );
}
