import { createContext, use, useMemo, useState } from 'react';
import { useOverlay } from '../catalogue-overlay/overlay-store.ts';
import {
  createPageDataStore,
  type PageDataAddress,
  type PageDataStore,
} from './page-data-store.ts';

export const PageDataContext = createContext<PageDataStore>(createPageDataStore({}));

/**
 * Null if the file doesn't exist. Suspends while loading. Not validated, because the same build wrote the data.
 * Includes staff changes to the catalogue since then.
 */
export function usePageData<Data>({ url }: PageDataAddress<Data>): Data | null {
  const store = use(PageDataContext);
  const overlay = useOverlay();
  const [opened] = useState(overlay);
  // `known` never changes for a page, so `use` is called on either all renders or none.
  const known = store.read(url);
  const data = (known === undefined ? use(store.load(url)) : known) as Data | null;
  return useMemo(() => overlay.apply(url, data, opened), [overlay, url, data, opened]);
}
