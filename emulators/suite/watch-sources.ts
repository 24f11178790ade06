import { once } from 'node:events';
import { sep } from 'node:path';
import { watch } from 'chokidar';

/** Long enough for an editor to write all files of one change, and for Git to change a branch. */
const quietMs = 300;

/** What no build reads; what it writes would set it off again. */
const ignored = new Set(['dist', 'node_modules']);

/**
 * Acts whenever something below the folders has changed and then rested. A change that comes while
 * it acts is acted on afterwards. Resolves once it watches; `stop` waits for what has begun.
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
