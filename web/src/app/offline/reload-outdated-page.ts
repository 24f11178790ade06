import { ScriptGoneError } from '../../shared/loading/load-chunk.ts';
import { pagesCache } from '../../shared/offline/worker-contract.ts';

const storageKey = 'reloadedFrom';

/** A different URL in each version. */
const thisVersion = import.meta.url;

/** False after one attempt from this version, or if storage is blocked, to prevent a reload loop. */
function isFirstTry(): boolean {
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
  const isGone = error instanceof Error && error.cause instanceof ScriptGoneError;
  if (!isGone || !isFirstTry()) throw error;
  // On a slow network, the service worker would return the old page again. `caches` is missing in insecure contexts.
  if ('caches' in window) await caches.delete(pagesCache);
  window.location.reload();
  return new Promise(() => undefined);
}
