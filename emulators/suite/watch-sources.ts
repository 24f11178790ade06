import { once } from 'node:events';
import { sep } from 'node:path';
import { watch } from 'chokidar';

/** In ms. Long enough for an editor to write several files or for Git to switch branches. */
const quietMs = 300;

/** Installed packages, and build outputs that would trigger another build. */
const ignored = new Set(['dist', 'node_modules']);

/**
 * Debounced: a change during a run triggers another run, and `stop` waits for the current one.
 * Doesn't use Node's recursive watching, because on Linux it loses track of files that an editor
 * replaces.
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
