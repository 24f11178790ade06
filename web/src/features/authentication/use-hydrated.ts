import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in prerendered pages and until they respond. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
