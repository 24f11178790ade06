import { once } from 'node:events';
import { sep } from 'node:path';
import { watch } from 'chokidar';

/** Debounce: long enough for an editor to write all files of a change, and Git to switch a branch. */
const quietMs = 300;

/** Outputs of builds, which would set off the next one, and installed packages. */
const ignored = new Set(['dist', 'node_modules']);

/**
 * Runs `act` when files below the folders have changed, debounced. A change during a run is followed
 * by another run. Resolves once it watches; `stop` waits for the run that has begun.
 * Node's own recursive watching loses sight of files that an editor replaces, on Linux.
 */
export async function watchSources(
  folders: readonly string[],
  act: () => Promise<void>,
): Promise<{ stop(): Promise<void> }> {
  let timer: NodeJS.Timeout | undefined;
  let current = Promise.resolve();
  const watcher = watch([...folders], {
    ignoreInitial: true,
    ignored: (path) => ignored.has(path.slice(path.lastIndexOf(sep) + 1)),
  });
  watcher.on('all', () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      current = current.then(act);
    }, quietMs);
  });
  await once(watcher, 'ready');
  return {
    async stop() {
      await watcher.close();
      clearTimeout(timer);
      await current;
    },
  };
}
