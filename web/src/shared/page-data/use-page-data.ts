import { createContext, use } from 'react';
import {
  createPageDataStore,
  type PageDataAddress,
  type PageDataStore,
} from './page-data-store.ts';

export const PageDataContext = createContext<PageDataStore>(createPageDataStore({}));

/** Null if the file doesn't exist. Suspends while loading. Not validated, because the same build wrote the data. */
export function usePageData<Data>(address: PageDataAddress<Data>): Data | null {
  const store = use(PageDataContext);
  // `known` never changes for a page, so `use` is called on either all renders or none.
  const known = store.read(address.url);
  return (known === undefined ? use(store.load(address.url)) : known) as Data | null;
}
