import type { LineResult } from '@dental-shop/domain/quick-order/check-pad';
import type { PadLine } from '@dental-shop/domain/quick-order/pad-lines';
import { startTransition, useCallback, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { catalogueData, type ProductSummary } from '../../shared/catalogue/catalogue-data.ts';
import { readCatalogueTranslation } from '../../shared/catalogue/catalogue-translation.ts';
import { type CatalogueOverlay, useOverlay } from '../../shared/catalogue-overlay/overlay-store.ts';
import { loadShelf } from './load-shelf.ts';
import type { makePartLookup, ShelfFiles } from './part-lookup.ts';

interface LoadedLookup extends ReturnType<typeof makePartLookup> {
  known: WeakMap<PadLine, LineResult<ProductSummary>>;
}

function withOverlay(files: ShelfFiles, overlay: CatalogueOverlay): ShelfFiles {
  return {
    ...files,
    products: overlay.visible(files.products),
    lookup: overlay.apply(catalogueData.shelfLookup.url, files.lookup),
  };
}

export function useShelf() {
  const { i18n } = useTranslation();
  const [data, setData] = useState<Awaited<ReturnType<typeof loadShelf>>>();
  const [hasFailed, setHasFailed] = useState(false);
  const load = useCallback(() => {
    setHasFailed(false);
    loadShelf().then(
      // A transition, because every line renders again, which would block input.
      (shelf) => startTransition(() => setData(shelf)),
      (error: unknown) => {
        console.error('The catalogue could not be loaded.', { error });
        setHasFailed(true);
      },
    );
  }, []);
  useEffect(load, [load]);
  const overlay = useOverlay();
  const otherNames = readCatalogueTranslation(i18n)?.products;
  const lookup = useMemo(
    (): LoadedLookup | undefined =>
      data && {
        ...data.makePartLookup(withOverlay(data, overlay), otherNames ?? {}),
        known: new WeakMap(),
      },
    [data, overlay, otherNames],
  );
  return { lookup, hasFailed, retry: load };
}
