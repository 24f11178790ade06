import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The inputs must include everything that the result depends on, even source code. */
export type FileCache = (
  inputs: readonly (string | Uint8Array)[],
  make: () => Promise<Uint8Array>,
) => Promise<Uint8Array>;

const lockFile = new URL('../package-lock.json', import.meta.url);
const defaultFolder = join(import.meta.dirname, 'dist/cache');
const maxUnusedMs = 14 * 24 * 60 * 60 * 1000;

/**
 * For files that are slow to render. All builds share the folder. Deletes files that no build has
 * used for two weeks.
 */
export async function openFileCache(folder: string = defaultFolder): Promise<FileCache> {
  await mkdir(folder, { recursive: true });
  await deleteUnused(folder);
  const packages = await readFile(lockFile);
  return async (inputs, make) => {
    const file = join(folder, hashOf([packages, ...inputs]));
    const cached = await readCached(file);
    if (cached) return cached;
    const made = await make();
    // Written under a temporary name, so other builds never read an incomplete file.
    const unfinished = `${file}.${randomUUID()}`;
    await writeFile(unfinished, made);
    await rename(unfinished, file);
    return made;
  };
}

function hashOf(inputs: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const input of inputs) {
    const bytes = Buffer.from(input);
    // Without the length prefix, different inputs could have the same hash.
    hash.update(`${bytes.length}:`).update(bytes);
  }
  return hash.digest('hex');
}

/** Updates the file's modification time, which records when it was last used. */
async function readCached(file: string): Promise<Uint8Array | undefined> {
  try {
    const now = new Date();
    await utimes(file, now, now);
    return await readFile(file);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

async function deleteUnused(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const file = join(folder, name);
    const { mtimeMs } = await stat(file);
    if (Date.now() - mtimeMs > maxUnusedMs) await rm(file, { force: true });
  }
}
