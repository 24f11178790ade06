import { useState, useSyncExternalStore } from 'react';
import { useHydrated } from '../loading/use-hydrated.ts';
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

/**
 * Whether the region's agent stands before the other offices. It stays as it was when the page
 * appeared: an answer that comes later must not move what is being read. Where the answer was
 * stored before, the inline loader has put the agent first by its class, before the first paint.
 */
export function useAgentFirst(): boolean {
  const [isFirst] = useState(isKnownInRegion);
  return useHydrated() && isFirst;
}
