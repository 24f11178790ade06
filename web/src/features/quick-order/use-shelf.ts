import type { Answer } from '@dental-shop/domain/quick-order/check-pad';
import type { PadLine } from '@dental-shop/domain/quick-order/pad-line';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProductSummary } from '../../shared/catalogue/catalogue-data.ts';
import { readCatalogueTranslation } from '../../shared/catalogue/catalogue-translation.ts';
import { useLoaded } from '../../shared/loading/use-loaded.ts';
import { loadShelf } from './load-shelf.ts';
import type { makePartLookup } from './part-lookup.ts';

interface UsedShelf extends ReturnType<typeof makePartLookup> {
  /** The answers to lines that were already looked up in this shelf. */
  known: WeakMap<PadLine, Answer<ProductSummary>>;
}

/** The catalogue as the pad uses it; `used` is undefined while it loads and if it can't be loaded. */
export function useShelf() {
  const { i18n } = useTranslation();
  const { loaded, reload } = useLoaded(loadShelf, 'shelf');
  const data = loaded.status === 'loaded' ? loaded.data : undefined;
  const otherNames = readCatalogueTranslation(i18n)?.products;
  const used = useMemo(
    (): UsedShelf | undefined =>
      data && { ...data.makePartLookup(data, otherNames ?? {}), known: new WeakMap() },
    [data, otherNames],
  );
  return { used, hasFailed: loaded.status === 'failed', retry: reload };
}
