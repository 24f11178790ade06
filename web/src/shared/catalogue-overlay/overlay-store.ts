import { useSyncExternalStore } from 'react';
import type { ProductSummary } from '../catalogue/catalogue-data.ts';
import { createListeners } from '../ui/create-listeners.ts';

/** The staff changes to the catalogue since this build, as of the last fetch. */
export interface CatalogueOverlay {
  /**
   * Applies the changes to the page data of `url`. `opened` is the overlay when the page was opened: listings leave out
   * parts that were already hidden then. Parts hidden later keep their place and are marked as unavailable, because
   * removing them would shift the visible content.
   */
  apply<Data>(url: string, data: Data, opened?: CatalogueOverlay): Data;
  /** Leaves out hidden parts. `built` must not have any changes yet. */
  visible(built: readonly ProductSummary[]): readonly ProductSummary[];
  isHidden(sku: string): boolean;
}

export const emptyOverlay: CatalogueOverlay = {
  apply: (_url, data) => data,
  visible: (built) => built,
  isHidden: () => false,
};

const listeners = createListeners();
let current = emptyOverlay;

export const currentOverlay = (): CatalogueOverlay => current;

export function publishOverlay(next: CatalogueOverlay): void {
  current = next;
  listeners.notify();
}

/** The first render must match the prerendered page, which has no changes. */
export function useOverlay(): CatalogueOverlay {
  return useSyncExternalStore(listeners.subscribe, currentOverlay, () => emptyOverlay);
}
