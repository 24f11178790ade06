import type { Answer } from '@dental-shop/domain/quick-order/check-pad';
import type { PadLine } from '@dental-shop/domain/quick-order/pad-lines';
import { makeShelf, type Shelf } from '@dental-shop/domain/quick-order/product-lookup';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProductSummary } from '../../shared/catalogue/catalogue-data.ts';
import { readCatalogueTranslation } from '../../shared/catalogue/catalogue-translation.ts';
import type { ProductFinder } from '../../shared/catalogue/product-finder.ts';
import { useLoaded } from '../../shared/loading/use-loaded.ts';
import { loadShelf } from './load-shelf.ts';

interface UsedShelf {
  shelf: Shelf<ProductSummary>;
  find: ProductFinder;
  /** The answers to lines that were looked up in this shelf. */
  known: WeakMap<PadLine, Answer<ProductSummary>>;
}

/** The catalogue as the pad knows it; undefined while it loads, and where it could not be loaded. */
export function useShelf() {
  const { i18n } = useTranslation();
  const { loaded, reload } = useLoaded(loadShelf, 'shelf');
  const data = loaded.status === 'loaded' ? loaded.data : undefined;
  const otherNames = readCatalogueTranslation(i18n)?.products;
  const used = useMemo((): UsedShelf | undefined => {
    if (!data) return undefined;
    const { products, lookup, find } = data;
    const nearest = (text: string) => find(text).products;
    const shelf = makeShelf({ products, lookup, otherNames: otherNames ?? {}, nearest });
    return { shelf, find, known: new WeakMap() };
  }, [data, otherNames]);
  return { used, hasFailed: loaded.status === 'failed', retry: reload };
}
