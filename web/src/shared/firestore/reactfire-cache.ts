import { onSignOut } from '../session/session-store.ts';

/** ReactFire publishes its cache under this name only. */
interface ReactFireCache {
  _reactFirePreloadedObservables?: Map<string, unknown>;
}

/**
 * ReactFire keeps each observable for the life of the page, with its last value or error. The next
 * user would get the data of the one before, or a `permission-denied`; see its issues 228, 485 and
 * 790.
 */
export function emptyReactFireCache(): void {
  const global = globalThis as typeof globalThis & ReactFireCache;
  global._reactFirePreloadedObservables?.clear();
}

onSignOut(emptyReactFireCache);
