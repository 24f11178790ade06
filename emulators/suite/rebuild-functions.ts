import { join } from 'node:path';
import { buildShop } from './build-shop.ts';
import type { Log } from './progress.ts';
import { projectRoot } from './project.ts';
import { StartFailure } from './start-failure.ts';
import { watchSources } from './watch-sources.ts';

/**
 * Rebuilds after each change; the emulator then loads the new build. If a build fails, reports the
 * error and keeps the previous one.
 */
export function rebuildFunctions(
  log: Log,
  signal: AbortSignal,
): Promise<{ stop(): Promise<void> }> {
  const folders = ['domain', 'functions'].map((folder) => join(projectRoot, folder));
  return watchSources(folders, async () => {
    try {
      await buildShop(log, { only: ['functions'], signal });
    } catch (error) {
      if (signal.aborted) return;
      log(error instanceof StartFailure ? error.message : String(error));
      log('The last working build keeps running.');
    }
  });
}
