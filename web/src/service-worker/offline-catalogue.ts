import { savesData } from '../shared/offline/worker-contract.ts';
import { thisBuild } from './shell.ts';
import { builtFiles } from './strategies.ts';

const cacheName = 'catalogue';

/** Whether this browser has a catalogue, be it of the build before. */
export async function hasCatalogue(): Promise<boolean> {
  return (await (await caches.open(cacheName)).keys()).length > 0;
}

/**
 * Keeps the whole catalogue with the search, in one file and the scripts that show it, in place of that of the
 * build before. Does nothing where it lies there already, or where data is to be saved.
 */
export function keepCatalogue(event: ExtendableEvent): Promise<void> {
  keeping ??= fetchCatalogue(event).finally(() => {
    keeping = undefined;
  });
  return keeping;
}

/** A page asks for several files of the catalogue at once. */
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

/** A data file out of the kept catalogue; undefined where that has none of this address. */
export async function fromCatalogue({ pathname }: URL): Promise<Response | undefined> {
  const cache = await caches.open(cacheName);
  const [latest] = (await cache.keys()).toReversed();
  const kept = latest && (await cache.match(latest, { ignoreVary: true }));
  if (!kept) return undefined;
  // Written by the build, as an object from address to data.
  const all = (await kept.json()) as Record<string, unknown>;
  return pathname in all ? Response.json(all[pathname]) : undefined;
}
