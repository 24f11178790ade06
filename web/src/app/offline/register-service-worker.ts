import {
  savesData,
  type WorkerMessage,
  workerAddress,
} from '../../shared/offline/worker-contract.ts';
import { publishNewVersion } from './new-version-store.ts';
import { VersionNotice } from './offer-new-version.tsx';

/** A page of the development server changes with each key: nothing of it may be kept. */
async function removeWorkers(container: ServiceWorkerContainer): Promise<void> {
  for (const registration of await container.getRegistrations()) await registration.unregister();
}

/** What this page has loaded while there was no worker to see it. */
function openedPage(): WorkerMessage {
  const files = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${window.location.origin}/static/`));
  return { type: 'keep', page: window.location.pathname, files: [...new Set(files)] };
}

/** Has the waiting version take over, and goes on in it. Another tab may have done so already. */
function reloadInto(registration: ServiceWorkerRegistration, container: ServiceWorkerContainer) {
  const { waiting } = registration;
  if (!waiting) return window.location.reload();
  container.addEventListener('controllerchange', () => window.location.reload(), { once: true });
  const message: WorkerMessage = { type: 'take-over' };
  waiting.postMessage(message);
}

/** Offers what waits now, and what comes to wait later. */
function watchVersions(registration: ServiceWorkerRegistration, container: ServiceWorkerContainer) {
  const onReload = () => reloadInto(registration, container);
  const look = () => {
    if (registration.waiting) publishNewVersion({ Notice: VersionNotice, onReload });
  };
  const follow = () => registration.installing?.addEventListener('statechange', look);
  registration.addEventListener('updatefound', follow);
  follow();
  look();
}

/**
 * Has the service worker keep what a visitor opens, for repeat visits and for where there is no network. Comes
 * after all that the page itself needs, and not at all where data is to be saved.
 */
export async function registerServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const { serviceWorker: container } = navigator;
  if (import.meta.env.DEV) return removeWorkers(container);
  if (savesData() && !container.controller) return;
  const isFirst = !container.controller;
  await container.register(workerAddress, { updateViaCache: 'none' });
  const registration = await container.ready;
  if (isFirst) registration.active?.postMessage(openedPage());
  watchVersions(registration, container);
}
