import { useSyncExternalStore } from 'react';
import { isKnownInRegion, subscribeToRegion } from './region-store.ts';

/**
 * Whether the visitor is known to be in the Middle East or Africa; false in prerendered pages,
 * until the answer is here, and where there is none.
 */
export function useRegion(): { isInMiddleEastOrAfrica: boolean } {
  const isInMiddleEastOrAfrica = useSyncExternalStore(
    subscribeToRegion,
    isKnownInRegion,
    () => false,
  );
  return { isInMiddleEastOrAfrica };
}
