import { type ComponentType, lazy } from 'react';
import { withTimeout } from './with-timeout.ts';

/** Thrown if the user is offline or a newer build has replaced the script. */
export class ChunkLoadError extends Error {
  readonly chunk: string;

  constructor(chunk: string, options?: ErrorOptions) {
    super(`Loading chunk ${chunk} failed.`, options);
    this.name = 'ChunkLoadError';
    this.chunk = chunk;
  }
}

class ScriptUnreachableError extends Error {
  override readonly name = 'ScriptUnreachableError';
  /** Same code as a failed request, so the user sees the same message. */
  readonly code = 'network';
}

/** The server no longer has the script, because the page is from an older version. */
export class ScriptNotFoundError extends ScriptUnreachableError {}

const timeoutMs = 120_000;
const scripts = '/static/js/';

/** Rejects with a `ChunkLoadError` after a failure or 120 s. */
export async function loadChunk<Module>(
  chunk: string,
  load: () => Promise<Module>,
): Promise<Module> {
  try {
    return await withTimeout(loadWithRetry(load), timeoutMs);
  } catch (cause) {
    throw new ChunkLoadError(chunk, { cause });
  }
}

export const lazyChunk = <Props>(
  chunk: string,
  load: () => Promise<{ default: ComponentType<Props> }>,
) => lazy(() => loadChunk(chunk, load));

/**
 * Retries once after refreshing the HTTP cache. Otherwise, a bad response under a script's URL, such as a proxy's error
 * page, could stay in the cache for a year. Rejects with the code `network`.
 */
export async function loadWithRetry<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    console.warn('A script could not be loaded; retrying without the cache.', { error });
    const isMissing = await refreshScripts();
    return load().catch((cause: unknown) => {
      const Failure = isMissing ? ScriptNotFoundError : ScriptUnreachableError;
      throw new Failure('A script could not be loaded.', { cause });
    });
  }
}

/** Shares one attempt among all callers. After a failure, the next call tries again. */
export function loadOnce<Result>(load: () => Promise<Result>): () => Promise<Result> {
  let loading: Promise<Result> | undefined;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}

async function refreshScripts(): Promise<boolean> {
  // The browser doesn't report which imported module failed, so check them all.
  const loadedUrls = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${window.location.origin}${scripts}`));
  const statuses = await Promise.allSettled(
    [...new Set(loadedUrls)].map(async (url) => {
      const cached = await fetch(url, { cache: 'force-cache' });
      if (isScript(cached)) {
        await cached.body?.cancel();
        return cached.status;
      }
      const fresh = await fetch(url, { cache: 'reload' });
      // Browsers only cache responses that were read to the end.
      await fresh.arrayBuffer();
      return fresh.status;
    }),
  );
  return statuses.some((each) => each.status === 'fulfilled' && each.value === 404);
}

function isScript({ ok, headers }: Response): boolean {
  return ok && /\bjavascript\b/.test(headers.get('content-type') ?? '');
}
