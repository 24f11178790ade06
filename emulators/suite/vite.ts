import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { ports, viteUrl } from '../addresses.ts';
import { hasProcessGroups } from './processes.ts';
import { projectRoot } from './project.ts';
import { StartFailure } from './start-failure.ts';
import { waitUntil } from './wait-until.ts';

const START_LIMIT_MS = 60_000;

/** Serves `web/` with hot reload; `web/vite.config.ts` hands `/api` on to the Hosting emulator. */
export async function startVite(
  signal: AbortSignal,
): Promise<{ ended: Promise<StartFailure>; stop(): Promise<void> }> {
  const web = join(projectRoot, 'web');
  const vitePackage = createRequire(join(web, 'package.json')).resolve('vite/package.json');
  const vite = join(dirname(vitePackage), 'bin', 'vite.js');
  const child = spawn(
    process.execPath,
    [vite, '--mode', 'emulators', '--port', String(ports.vite), '--strictPort'],
    { cwd: web, stdio: ['ignore', 'inherit', 'inherit'], detached: hasProcessGroups },
  );
  const closed = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const ended = closed.then(() => new StartFailure('Vite ended by itself: see its message above.'));
  const stop = async () => {
    child.kill('SIGTERM');
    await closed;
  };
  try {
    const answer = waitUntil({ what: 'Vite', limitMs: START_LIMIT_MS, signal }, async () => {
      await fetch(viteUrl);
      return true;
    });
    await Promise.race([answer, ended.then((failure) => Promise.reject(failure))]);
  } catch (error) {
    await stop();
    throw error;
  }
  return { ended, stop };
}
