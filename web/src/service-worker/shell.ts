import type { WorkerBuild } from '../shared/offline/worker-contract.ts';
import { builtFiles } from './strategies.ts';

declare const __WORKER_BUILD__: WorkerBuild;

export const thisBuild: WorkerBuild = __WORKER_BUILD__;

const prefix = 'shell-';
const { shell, files } = thisBuild;
const cacheName = `${prefix}${shell.integrity}`;

/** Most of the files are already in the HTTP cache, because the open page has just loaded them. */
export async function cacheShell(event: ExtendableEvent): Promise<void> {
  const response = await fetch(shell.address, { cache: 'reload', integrity: shell.integrity });
  if (!response.ok || response.redirected) throw new Error(`No shell at ${shell.address}.`);
  await Promise.all(
    Object.entries(files).map(async ([address, integrity]) => {
      const [file, cached] = builtFiles.handleAll({
        event,
        request: new Request(address, { integrity }),
      });
      const { ok, status } = await file;
      if (!ok) throw new Error(`${address} is missing (status ${status}).`);
      await cached;
    }),
  );
  await (await caches.open(cacheName)).put(shell.address, response);
}

export async function deleteOldShells(): Promise<void> {
  const oldNames = (await caches.keys()).filter(
    (name) => name.startsWith(prefix) && name !== cacheName,
  );
  await Promise.all(oldNames.map((name) => caches.delete(name)));
}

export async function shellResponse(): Promise<Response> {
  const cache = await caches.open(cacheName);
  return (await cache.match(shell.address, { ignoreVary: true })) ?? Response.error();
}
