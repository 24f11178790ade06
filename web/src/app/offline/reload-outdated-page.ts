import { ScriptNotFoundError } from '../../shared/loading/load-chunk.ts';
import { pagesCache } from '../../shared/offline/worker-contract.ts';

const storageKey = 'reloadedFrom';

/** A different URL in each version. */
const thisVersion = import.meta.url;

/** False after one attempt from this version, or if storage is blocked, to prevent a reload loop. */
function isFirstAttempt(): boolean {
  try {
    if (sessionStorage.getItem(storageKey) === thisVersion) return false;
    sessionStorage.setItem(storageKey, thisVersion);
    return true;
  } catch {
    return false;
  }
}

/** Reloads, without losing input, if a newer version has removed the screen. Otherwise, rejects with `error`. */
export async function reloadOutdatedPage(error: unknown): Promise<never> {
  const isMissing = error instanceof Error && error.cause instanceof ScriptNotFoundError;
  if (!isMissing || !isFirstAttempt()) throw error;
  // On a slow network, the service worker would return the old page again. `caches` is missing in insecure contexts.
  if ('caches' in window) await caches.delete(pagesCache);
  window.location.reload();
  return new Promise(() => undefined);
}
