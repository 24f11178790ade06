import type { WorkerBuild } from '../shared/offline/worker-contract.ts';
import { builtFiles } from './strategies.ts';

declare const __WORKER_BUILD__: WorkerBuild;

export const thisBuild: WorkerBuild = __WORKER_BUILD__;

const prefix = 'shell-';
const { shell, files } = thisBuild;
const cacheName = `${prefix}${shell.integrity}`;

/** Most files come from the HTTP cache, because the open page has just loaded them. */
export async function keepShell(event: ExtendableEvent): Promise<void> {
  const answer = await fetch(shell.address, { cache: 'reload', integrity: shell.integrity });
  if (!answer.ok || answer.redirected) throw new Error(`No shell at ${shell.address}.`);
  await Promise.all(
    Object.entries(files).map(async ([address, integrity]) => {
      const [file, kept] = builtFiles.handleAll({
        event,
        request: new Request(address, { integrity }),
      });
      const { ok, status } = await file;
      if (!ok) throw new Error(`${address} is missing (status ${status}).`);
      await kept;
    }),
  );
  await (await caches.open(cacheName)).put(shell.address, answer);
}

export async function forgetOlderShells(): Promise<void> {
  const older = (await caches.keys()).filter(
    (name) => name.startsWith(prefix) && name !== cacheName,
  );
  await Promise.all(older.map((name) => caches.delete(name)));
}

export async function shellAnswer(): Promise<Response> {
  const cache = await caches.open(cacheName);
  return (await cache.match(shell.address, { ignoreVary: true })) ?? Response.error();
}
