import { use, useEffect, useState } from 'react';
import type { PageDataStore } from '../page-data/page-data-store.ts';
import { PageDataContext } from '../page-data/use-page-data.ts';
import { catalogueData, type ProductSummary } from './catalogue-data.ts';

export async function loadProducts(pageData: PageDataStore): Promise<readonly ProductSummary[]> {
  // Not validated, because the same build wrote it. `prefetch` doesn't cache failures, so callers can retry.
  const products = (await pageData.prefetch(catalogueData.search.url)) as ProductSummary[] | null;
  if (!products) throw new Error('The build has no list of its catalogue.');
  return products;
}

export function useProducts(): readonly ProductSummary[] | undefined {
  const pageData = use(PageDataContext);
  const [products, setProducts] = useState<readonly ProductSummary[]>();
  useEffect(() => {
    let isMounted = true;
    loadProducts(pageData).then(
      (loaded) => isMounted && setProducts(loaded),
      (error: unknown) => console.warn('The catalogue could not be loaded.', { error }),
    );
    return () => {
      isMounted = false;
    };
  }, [pageData]);
  return products;
}
