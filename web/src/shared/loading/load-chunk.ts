/** The route's script could not be had: offline, or a newer build has replaced it. */
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
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError(chunk)), timeoutMs);
  });
  try {
    return await Promise.race([load(), timeout]);
  } catch (error) {
    throw error instanceof ChunkLoadError ? error : new ChunkLoadError(chunk, { cause: error });
  } finally {
    clearTimeout(timer);
  }
}
