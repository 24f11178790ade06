import type { WorkerMessage } from '../shared/offline/worker-contract.ts';
import { classifyRequest, isCatalogueUrl, type Kind } from './classify-request.ts';
import { cacheCatalogue, hasCatalogue, matchCatalogue } from './offline-catalogue.ts';
import { cacheShell, deleteOldShells, shellResponse } from './shell.ts';
import { builtFiles, data, pages, pictures, revalidatedBuiltFiles } from './strategies.ts';

declare const self: ServiceWorkerGlobalScope;

type Handler = (event: FetchEvent, url: URL) => Promise<Response>;

const cacheBypassModes: readonly RequestCache[] = ['reload', 'no-cache', 'no-store'];

const handlers: Readonly<Record<Kind, Handler>> = {
  page: (event) => pages.handle(event).catch(shellResponse),
  'private-page': (event) => fetch(event.request).catch(shellResponse),
  'built-file': (event) => {
    const bypassesCache = cacheBypassModes.includes(event.request.cache);
    return (bypassesCache ? revalidatedBuiltFiles : builtFiles).handle(event);
  },
  data: (event, url) =>
    data.handle(event).catch(async (error: unknown) => {
      const cached = await matchCatalogue(url);
      if (cached) return cached;
      throw error;
    }),
  picture: (event) => pictures.handle(event),
};

async function tryCacheCatalogue(event: FetchEvent, url: URL): Promise<void> {
  try {
    const isNextPage = event.request.mode === 'navigate' && (await hasCatalogue());
    if (isNextPage || isCatalogueUrl(url)) await cacheCatalogue(event);
  } catch (error) {
    console.warn('The catalogue could not be cached for offline use.', { error });
  }
}

/** The page already receives the error. */
const ignoreError = () => undefined;

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  const isNavigation = request.mode === 'navigate';
  const { method, headers } = request;
  const kind = classifyRequest(
    { url, method, isNavigation, isPart: headers.has('range') },
    location.origin,
  );
  if (!kind) return;
  const response = handlers[kind](event, url);
  event.respondWith(response);
  // Runs after responding, so the response isn't delayed.
  event.waitUntil(response.then(() => tryCacheCatalogue(event, url), ignoreError));
});

self.addEventListener('install', (event) => event.waitUntil(cacheShell(event)));

/** Must be fast: browsers hold back all requests until the worker is activated. */
async function activate(): Promise<void> {
  await deleteOldShells();
  await self.clients.claim();
}

self.addEventListener('activate', (event) => event.waitUntil(activate()));

async function cacheOpenPage(
  event: ExtendableEvent,
  page: string,
  files: readonly string[],
): Promise<void> {
  const request = (address: string, isNavigation: boolean) => {
    const url = new URL(address, location.origin);
    const kind = classifyRequest(
      { url, method: 'GET', isNavigation, isPart: false },
      location.origin,
    );
    return { kind, request: new Request(url) };
  };
  const opened = request(page, true);
  if (opened.kind === 'page') await pages.handle({ event, request: opened.request });
  for (const file of files.map((address) => request(address, false))) {
    if (file.kind === 'built-file') await builtFiles.handle({ event, request: file.request });
  }
}

self.addEventListener('message', (event) => {
  // Only this shop's pages can send messages.
  const message = event.data as WorkerMessage;
  if (message.type === 'take-over') event.waitUntil(self.skipWaiting());
  else event.waitUntil(cacheOpenPage(event, message.page, message.files));
});
