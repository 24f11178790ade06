import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst } from 'workbox-strategies/CacheFirst.js';
import { NetworkFirst } from 'workbox-strategies/NetworkFirst.js';
import { StaleWhileRevalidate } from 'workbox-strategies/StaleWhileRevalidate.js';
import type { StrategyOptions } from 'workbox-strategies/Strategy.js';
import { pagesCache } from '../shared/offline/worker-contract.ts';
import type { Kind } from './classify-request.ts';
import { isCacheable } from './is-cacheable.ts';

/** Longer than a slow phone network takes to begin its answer, shorter than people wait. */
const patienceSeconds = 4;

function options(cacheName: string, kind: Kind, maxEntries: number): StrategyOptions {
  return {
    cacheName,
    // Answers do not differ but by their compression, which is undone before they are kept.
    matchOptions: { ignoreVary: true },
    plugins: [
      { cacheWillUpdate: async ({ response }) => (isCacheable(kind, response) ? response : null) },
      new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true }),
    ],
  };
}

const ofPages = options(pagesCache, 'page', 60);

/**
 * A page is the same for every query, and a query may be a key to something, as those that a payment returns
 * with: none is kept.
 */
const withoutQuery = {
  cacheKeyWillBeUsed: async ({ request }: { request: Request }) => {
    const { origin, pathname } = new URL(request.url);
    return origin + pathname;
  },
};

export const pages = new NetworkFirst({
  ...ofPages,
  plugins: [withoutQuery, ...(ofPages.plugins ?? [])],
  networkTimeoutSeconds: patienceSeconds,
});

/** About twice as many as a build has: those of the version before stay for the pages that name them. */
const ofFiles = options('built-files', 'built-file', 250);

/** Their names change with their content. */
export const builtFiles = new CacheFirst(ofFiles);

/** For whoever asks past the caches, because what lies there is broken (`load-chunk.ts`, `loader.js`). */
export const builtFilesAnew = new NetworkFirst(ofFiles);

export const data = new NetworkFirst({
  ...options('data', 'data', 250),
  networkTimeoutSeconds: patienceSeconds,
});

export const pictures = new StaleWhileRevalidate(options('pictures', 'picture', 150));
