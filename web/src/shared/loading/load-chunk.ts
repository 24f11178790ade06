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

const timeoutMs = 120_000;

/** Loads a script chunk; rejects with a ChunkLoadError where that fails or takes over 120 s. */
export async function loadChunk<Module>(
  chunk: string,
  load: () => Promise<Module>,
): Promise<Module> {
  try {
    return await withTimeout(load(), timeoutMs);
  } catch (cause) {
    throw new ChunkLoadError(chunk, { cause });
  }
}
