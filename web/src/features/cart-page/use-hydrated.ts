import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** False in the prerendered page and in the first render over it, which must be the same. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
