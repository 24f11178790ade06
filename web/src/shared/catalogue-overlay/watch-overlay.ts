import {
  catalogueChangesMaxAge,
  parsePublishedChanges,
} from '@dental-shop/domain/api/catalogue-changes';
import { earlyPaths } from '@dental-shop/domain/api/early-paths';
import { createOverlay } from './create-overlay.ts';
import { publishOverlay } from './overlay-store.ts';
import { updateStructuredData } from './update-structured-data.ts';

const maxAgeMs = catalogueChangesMaxAge * 1000;

let fetchedAt = Number.NEGATIVE_INFINITY;
let shown = '';
let timer: ReturnType<typeof setTimeout> | undefined;

async function fetchOverlay(): Promise<void> {
  const response = await fetch(earlyPaths.catalogueChanges);
  if (!response.ok) throw new Error(`The response has the status ${response.status}.`);
  const text = await response.text();
  if (text === shown) return;
  const published = parsePublishedChanges(JSON.parse(text));
  shown = text;
  publishOverlay(createOverlay(published));
  updateStructuredData(published);
}

/** Fetches once per maximum age. Pages in the background wait until the visitor returns. */
async function refresh(): Promise<void> {
  clearTimeout(timer);
  if (document.hidden) return;
  const wait = fetchedAt + maxAgeMs - Date.now();
  if (wait > 0) {
    timer = setTimeout(() => void refresh(), wait);
    return;
  }
  fetchedAt = Date.now();
  try {
    await fetchOverlay();
  } catch (error) {
    // The page keeps showing its current prices. The server checks every price before a payment.
    console.warn('The changes to the catalogue could not be loaded.', { error });
  }
  return refresh();
}

export function watchOverlay(): void {
  document.addEventListener('visibilitychange', () => void refresh());
  void refresh();
}
