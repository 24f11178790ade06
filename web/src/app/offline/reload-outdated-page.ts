import { ScriptNotFoundError } from '../../shared/loading/load-chunk.ts';
import { pagesCache } from '../../shared/offline/worker-contract.ts';

const storageKey = 'reloadedFrom';

/** This module's URL, which is different in each version. */
const thisVersion = import.meta.url;

/** Prevents a reload loop. False if this version has already been reloaded once, or if storage is blocked. */
function isFirstAttempt(): boolean {
  try {
    if (sessionStorage.getItem(storageKey) === thisVersion) return false;
    sessionStorage.setItem(storageKey, thisVersion);
    return true;
  } catch {
    return false;
  }
}

/** If a newer version has removed the screen's script, reloads the page. Otherwise, rejects with `error`. */
export async function reloadOutdatedPage(error: unknown): Promise<never> {
  const isMissing = error instanceof Error && error.cause instanceof ScriptNotFoundError;
  if (!isMissing || !isFirstAttempt()) throw error;
  // Otherwise, the service worker would serve the old page again on a slow network. `caches` is missing in insecure
  // contexts.
  if ('caches' in window) await caches.delete(pagesCache);
  window.location.reload();
  return new Promise(() => undefined);
}
