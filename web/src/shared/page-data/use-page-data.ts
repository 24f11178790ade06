import { createContext, use } from 'react';
import {
  createPageDataStore,
  type PageDataAddress,
  type PageDataStore,
} from './page-data-store.ts';

export const PageDataContext = createContext<PageDataStore>(createPageDataStore({}));

/**
 * The data at an address, or null where there is no such file. Suspends while it loads. The files come
 * from the same build as the code, so their shape is taken as given.
 */
export function usePageData<Data>(address: PageDataAddress<Data>): Data | null {
  const store = use(PageDataContext);
  // `known` is the same for the life of the page, so that `use` is called on every render or on none.
  const known = store.read(address.url);
  return (known === undefined ? use(store.load(address.url)) : known) as Data | null;
}
