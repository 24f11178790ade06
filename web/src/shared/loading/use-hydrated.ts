import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => undefined;

/** Re-renders only if the values differ, because this render is synchronous and slow on phones. */
export function useHydratedValue<Value extends string | boolean | null>(
  value: Value,
  before: Value,
): Value {
  return useSyncExternalStore(
    subscribeToNothing,
    () => value,
    () => before,
  );
}

export const useHydrated = (): boolean => useHydratedValue(true, false);
