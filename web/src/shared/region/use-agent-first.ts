import { useState } from 'react';
import { useHydrated } from '../loading/use-hydrated.ts';
import { isKnownInRegion } from './region-store.ts';

/**
 * Whether the region's agent stands before the other offices. It stays as it was when the page
 * appeared: an answer that comes later must not move what is being read. Where the answer was
 * stored before, the inline loader has put the agent first by its class, before the first paint.
 */
export function useAgentFirst(): boolean {
  const [isFirst] = useState(isKnownInRegion);
  return useHydrated() && isFirst;
}
