import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Re-renders only if the values differ, because React does so synchronously, which blocks phones. */
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

export const useHydrated = (): boolean => useOnceHydrated(true, false);
