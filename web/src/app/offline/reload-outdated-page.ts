import { ScriptNotFoundError } from '../../shared/loading/load-chunk.ts';
import { pagesCache } from '../../shared/offline/worker-contract.ts';

const storageKey = 'reloadedFrom';

const thisVersion = import.meta.url;

/** Prevents a reload loop. Also returns false if storage is blocked. */
function isFirstAttempt(): boolean {
  try {
    if (sessionStorage.getItem(storageKey) === thisVersion) return false;
    sessionStorage.setItem(storageKey, thisVersion);
    return true;
  } catch {
    return false;
  }
}

/** Reloads the page if a newer version has removed the screen's script. Otherwise, rejects with `error`. */
export async function reloadOutdatedPage(error: unknown): Promise<never> {
  const isMissing = error instanceof Error && error.cause instanceof ScriptNotFoundError;
  if (!isMissing || !isFirstAttempt()) throw error;
  // On a slow network, the service worker would serve the old page again. `caches` is missing in insecure contexts.
  if ('caches' in window) await caches.delete(pagesCache);
  window.location.reload();
  return new Promise(() => undefined);
}
