import { ScriptGoneError } from '../../shared/loading/load-chunk.ts';
import { pagesCache } from '../../shared/offline/worker-contract.ts';

const storageKey = 'reloadedFrom';

/** Where the application itself lies: another address in each version. */
const thisVersion = import.meta.url;

/** False where that was tried from this very version, or cannot be remembered: no page may reload for ever. */
function isFirstTry(): boolean {
  try {
    if (sessionStorage.getItem(storageKey) === thisVersion) return false;
    sessionStorage.setItem(storageKey, thisVersion);
    return true;
  } catch {
    return false;
  }
}

/**
 * Loads the page anew whose screen the shop no longer has, because a newer version has replaced it since the visit
 * began. Nothing is lost: the address is the wanted screen's already, and what was typed before was left with its
 * page. Rejects with `error` where that is not the reason, or did not help.
 */
export async function reloadOutdatedPage(error: unknown): Promise<never> {
  const isGone = error instanceof Error && error.cause instanceof ScriptGoneError;
  if (!isGone || !isFirstTry()) throw error;
  // A slow network would have the service worker answer with the old page once more. Insecure pages have no caches.
  if ('caches' in window) await caches.delete(pagesCache);
  window.location.reload();
  return new Promise(() => undefined);
}
