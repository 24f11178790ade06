import { useState, useSyncExternalStore } from 'react';
import { useOnceHydrated } from '../loading/use-hydrated.ts';
import { isKnownInRegion, subscribeToRegion } from './region-store.ts';

/**
 * Whether the visitor is known to be in the Middle East or Africa; false while prerendering, before
 * the answer and without one.
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
 * Whether the region's agent stands before the other offices. Decided once, when the page appears: a
 * later answer must not move what is being read. For an answer from an earlier visit the inline
 * loader has set a class, by which CSS puts the agent first before the first paint.
 */
export function useAgentFirst(): boolean {
  const [isFirst] = useState(isKnownInRegion);
  return useOnceHydrated(isFirst, false);
}
