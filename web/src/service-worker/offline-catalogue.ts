import { savesData } from '../shared/offline/worker-contract.ts';
import { thisBuild } from './shell.ts';
import { builtFiles } from './strategies.ts';

const cacheName = 'catalogue';

export async function hasCatalogue(): Promise<boolean> {
  return (await (await caches.open(cacheName)).keys()).length > 0;
}

/** Replaces the previous build's catalog. Does nothing if it is already cached or if the user wants to save data. */
export function keepCatalogue(event: ExtendableEvent): Promise<void> {
  keeping ??= fetchCatalogue(event).finally(() => {
    keeping = undefined;
  });
  return keeping;
}

let keeping: Promise<void> | undefined;

async function fetchCatalogue(event: ExtendableEvent): Promise<void> {
  const address = thisBuild.catalogue;
  const cache = await caches.open(cacheName);
  if (savesData() || (await cache.match(address, { ignoreVary: true }))) return;
  const answer = await fetch(address, { priority: 'low' });
  if (!answer.ok) throw new Error(`The catalogue could not be kept (status ${answer.status}).`);
  await Promise.all(
    thisBuild.scripts.map((script) =>
      builtFiles.handle({ event, request: new Request(script, { priority: 'low' }) }),
    ),
  );
  const before = await cache.keys();
  await cache.put(address, answer);
  await Promise.all(before.map((request) => cache.delete(request, { ignoreVary: true })));
}

export async function fromCatalogue({ pathname }: URL): Promise<Response | undefined> {
  const cache = await caches.open(cacheName);
  const [latest] = (await cache.keys()).toReversed();
  const kept = latest && (await cache.match(latest, { ignoreVary: true }));
  if (!kept) return undefined;
  const all = (await kept.json()) as Record<string, unknown>;
  return pathname in all ? Response.json(all[pathname]) : undefined;
}
