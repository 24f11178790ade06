import type { WorkerMessage } from '../shared/offline/worker-contract.ts';
import { isOfCatalogue, type Kind, kindOf } from './classify-request.ts';
import { fromCatalogue, hasCatalogue, keepCatalogue } from './offline-catalogue.ts';
import { forgetOlderShells, keepShell, shellAnswer } from './shell.ts';
import { builtFiles, builtFilesAnew, data, pages, pictures } from './strategies.ts';

declare const self: ServiceWorkerGlobalScope;

type Answering = (event: FetchEvent, url: URL) => Promise<Response>;

const pastCaches: readonly RequestCache[] = ['reload', 'no-cache', 'no-store'];

const answers: Readonly<Record<Kind, Answering>> = {
  page: (event) => pages.handle(event).catch(shellAnswer),
  'private-page': (event) => fetch(event.request).catch(shellAnswer),
  'built-file': (event) => {
    const isAnew = pastCaches.includes(event.request.cache);
    return (isAnew ? builtFilesAnew : builtFiles).handle(event);
  },
  data: (event, url) =>
    data.handle(event).catch(async (error: unknown) => {
      const kept = await fromCatalogue(url);
      if (kept) return kept;
      throw error;
    }),
  picture: (event) => pictures.handle(event),
};

/** Caches the catalog for users who browse it, and updates an existing copy. After a failure, the next page retries. */
async function tryToKeepCatalogue(event: FetchEvent, url: URL): Promise<void> {
  try {
    const isNextPage = event.request.mode === 'navigate' && (await hasCatalogue());
    if (isNextPage || isOfCatalogue(url)) await keepCatalogue(event);
  } catch (error) {
    console.warn('The catalogue could not be cached for offline use.', { error });
  }
}

/** The page already receives the error. */
const toldToPage = () => undefined;

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  const isNavigation = request.mode === 'navigate';
  const { method, headers } = request;
  const kind = kindOf({ url, method, isNavigation, isPart: headers.has('range') }, location.origin);
  if (!kind) return;
  const answer = answers[kind](event, url);
  event.respondWith(answer);
  // Runs after responding, so that the response isn't delayed.
  event.waitUntil(answer.then(() => tryToKeepCatalogue(event, url), toldToPage));
});

self.addEventListener('install', (event) => event.waitUntil(keepShell(event)));

/** Must be fast: browsers hold back all requests until the worker is activated. */
async function takeOver(): Promise<void> {
  await forgetOlderShells();
  await self.clients.claim();
}

self.addEventListener('activate', (event) => event.waitUntil(takeOver()));

async function keep(event: ExtendableEvent, page: string, files: readonly string[]): Promise<void> {
  const request = (address: string, isNavigation: boolean) => {
    const url = new URL(address, location.origin);
    const kind = kindOf({ url, method: 'GET', isNavigation, isPart: false }, location.origin);
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
  else event.waitUntil(keep(event, message.page, message.files));
});
