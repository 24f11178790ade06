import { withTimeout } from './with-timeout.ts';

/** A script could not be loaded: the visitor is offline, or a newer build has replaced it. */
export class ChunkLoadError extends Error {
  readonly chunk: string;

  constructor(chunk: string, options?: ErrorOptions) {
    super(`Loading chunk ${chunk} failed.`, options);
    this.name = 'ChunkLoadError';
    this.chunk = chunk;
  }
}

/** Neither import of a script succeeded. */
class ScriptUnreachableError extends Error {
  override readonly name: string = 'ScriptUnreachableError';
  /** The code of a request without an answer, so that the visitor reads the same sentence. */
  readonly code = 'network';
}

/** The shop itself says that it has the script no longer: this page is of a version that was replaced. */
export class ScriptGoneError extends ScriptUnreachableError {
  override readonly name = 'ScriptGoneError';
}

const timeoutMs = 120_000;
const scripts = '/static/js/';

/** Loads a script chunk; rejects with a ChunkLoadError where that fails or takes over 120 s. */
export async function loadChunk<Module>(
  chunk: string,
  load: () => Promise<Module>,
): Promise<Module> {
  try {
    return await withTimeout(loadAnew(load), timeoutMs);
  } catch (cause) {
    throw new ChunkLoadError(chunk, { cause });
  }
}

/**
 * Imports a module; where that fails, once more after the browser's cache was put right. What is cached
 * under a script's address is kept for a year, also where it is no script: a page that some proxy or an
 * earlier deploy answered with would come back at every reload. Rejects with the code `network` where
 * the second try fails too.
 */
export async function loadAnew<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    console.warn('A script could not be loaded; it is fetched past the cache.', { error });
    const isGone = await refreshScripts();
    return load().catch((cause: unknown) => {
      const Failure = isGone ? ScriptGoneError : ScriptUnreachableError;
      throw new Failure('A script could not be loaded.', { cause });
    });
  }
}

/**
 * Fetches anew what the cache has instead of scripts that this page has asked for. True where the shop has one of
 * them no longer.
 */
async function refreshScripts(): Promise<boolean> {
  // Nothing tells which of the modules that the failed one imports has failed.
  const asked = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${window.location.origin}${scripts}`));
  const statuses = await Promise.allSettled(
    [...new Set(asked)].map(async (url) => {
      const cached = await fetch(url, { cache: 'force-cache' });
      if (isScript(cached)) {
        await cached.body?.cancel();
        return cached.status;
      }
      const fresh = await fetch(url, { cache: 'reload' });
      // A browser keeps only what was read to its end.
      await fresh.arrayBuffer();
      return fresh.status;
    }),
  );
  return statuses.some((each) => each.status === 'fulfilled' && each.value === 404);
}

function isScript({ ok, headers }: Response): boolean {
  return ok && /\bjavascript\b/.test(headers.get('content-type') ?? '');
}
