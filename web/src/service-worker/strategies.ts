import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst } from 'workbox-strategies/CacheFirst.js';
import { NetworkFirst } from 'workbox-strategies/NetworkFirst.js';
import { StaleWhileRevalidate } from 'workbox-strategies/StaleWhileRevalidate.js';
import type { StrategyOptions } from 'workbox-strategies/Strategy.js';
import { pagesCache } from '../shared/offline/worker-contract.ts';
import type { Kind } from './classify-request.ts';
import { isCacheable } from './is-cacheable.ts';

/** Longer than slow mobile networks take to respond, but shorter than users are willing to wait. */
const networkTimeoutSeconds = 4;

function options(cacheName: string, kind: Kind, maxEntries: number): StrategyOptions {
  return {
    cacheName,
    // Responses vary only in their compression, and browsers decompress them before caching.
    matchOptions: { ignoreVary: true },
    plugins: [
      { cacheWillUpdate: async ({ response }) => (isCacheable(kind, response) ? response : null) },
      new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true }),
    ],
  };
}

const pageOptions = options(pagesCache, 'page', 60);

/**
 * Pages don't depend on the query, so leave it out of the cache key. It may contain a secret, such as Stripe's client
 * secret after a payment.
 */
const withoutQuery = {
  cacheKeyWillBeUsed: async ({ request }: { request: Request }) => {
    const { origin, pathname } = new URL(request.url);
    return origin + pathname;
  },
};

export const pages = new NetworkFirst({
  ...pageOptions,
  plugins: [withoutQuery, ...(pageOptions.plugins ?? [])],
  networkTimeoutSeconds,
});

/** Room for about two builds, because open pages still need the previous version's files. */
const fileOptions = options('built-files', 'built-file', 250);

export const builtFiles = new CacheFirst(fileOptions);

/** For requests that replace a bad cache entry (`load-chunk.ts`, `loader.js`). */
export const revalidatedBuiltFiles = new NetworkFirst(fileOptions);

export const data = new NetworkFirst({
  ...options('data', 'data', 250),
  networkTimeoutSeconds,
});

export const pictures = new StaleWhileRevalidate(options('pictures', 'picture', 150));
