import { createHash } from 'node:crypto';
import { catalogueServerMaxAge } from '@dental-shop/domain/api/catalogue-changes';
import { catalogue } from '@dental-shop/domain/catalogue/catalogue';
import type { CatalogueChanges } from '@dental-shop/domain/catalogue/changes/catalogue-changes';
import { publishedChanges } from '@dental-shop/domain/catalogue/changes/published-changes';

/** Requests that bypass the CDN, for example with a random query, cause no more reads than this. */
export const readEveryMs = catalogueServerMaxAge * 1000;

interface Published {
  body: string;
  etag: string;
}

/** Each instance has its own cache. Scheduled changes take effect without another read. */
export function changesPublisher(
  read: () => Promise<CatalogueChanges>,
  now: () => number = Date.now,
): () => Promise<Published> {
  let cached: { changes: Promise<CatalogueChanges>; readAt: number } | undefined;
  return async () => {
    if (cached === undefined || now() - cached.readAt >= readEveryMs) {
      const reading = { changes: read(), readAt: now() };
      cached = reading;
      // Discards a failed read, so that the next request tries again.
      reading.changes.catch(() => {
        if (cached === reading) cached = undefined;
      });
    }
    const body = JSON.stringify(publishedChanges(catalogue, await cached.changes, now()));
    return { body, etag: `"${createHash('sha256').update(body).digest('base64url')}"` };
  };
}
