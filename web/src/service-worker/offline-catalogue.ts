import { isDataSaverOn } from '../shared/offline/worker-contract.ts';
import { thisBuild } from './shell.ts';
import { builtFiles } from './strategies.ts';

const cacheName = 'catalogue';

export async function hasCatalogue(): Promise<boolean> {
  return (await (await caches.open(cacheName)).keys()).length > 0;
}

/** Replaces the previous build's catalogue. Does nothing if it is already cached or if the user wants to save data. */
export function cacheCatalogue(event: ExtendableEvent): Promise<void> {
  caching ??= fetchCatalogue(event).finally(() => {
    caching = undefined;
  });
  return caching;
}

let caching: Promise<void> | undefined;

async function fetchCatalogue(event: ExtendableEvent): Promise<void> {
  const address = thisBuild.catalogue;
  const cache = await caches.open(cacheName);
  if (isDataSaverOn() || (await cache.match(address, { ignoreVary: true }))) return;
  const response = await fetch(address, { priority: 'low' });
  if (!response.ok) throw new Error(`The catalogue could not be kept (status ${response.status}).`);
  await Promise.all(
    thisBuild.scripts.map((script) =>
      builtFiles.handle({ event, request: new Request(script, { priority: 'low' }) }),
    ),
  );
  const before = await cache.keys();
  await cache.put(address, response);
  await Promise.all(before.map((request) => cache.delete(request, { ignoreVary: true })));
}

export async function matchCatalogue({ pathname }: URL): Promise<Response | undefined> {
  const cache = await caches.open(cacheName);
  const [latest] = (await cache.keys()).toReversed();
  const cached = latest && (await cache.match(latest, { ignoreVary: true }));
  if (!cached) return undefined;
  const all = (await cached.json()) as Record<string, unknown>;
  return pathname in all ? Response.json(all[pathname]) : undefined;
}
