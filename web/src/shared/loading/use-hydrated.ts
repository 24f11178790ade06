import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * `before` in a prerendered page and in the first render over it, which must be the same, and `value` ever after.
 * Renders again only where the two differ: React does so at once, and a phone answers nobody meanwhile.
 */
export function useOnceHydrated<Value extends string | boolean | null>(
  value: Value,
  before: Value,
): Value {
  return useSyncExternalStore(
    never,
    () => value,
    () => before,
  );
}

/** False in a prerendered page and in the first render over it. */
export const useHydrated = (): boolean => useOnceHydrated(true, false);
