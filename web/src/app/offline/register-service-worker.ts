import {
  isDataSaverOn,
  type WorkerMessage,
  workerAddress,
} from '../../shared/offline/worker-contract.ts';
import { offerNewVersion } from './offer-new-version.tsx';

/** Used on the development server, because its files change too often to be cached. */
async function removeWorkers(container: ServiceWorkerContainer): Promise<void> {
  for (const registration of await container.getRegistrations()) await registration.unregister();
}

function openPageMessage(): WorkerMessage {
  const files = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${window.location.origin}/static/`));
  return { type: 'keep', page: window.location.pathname, files: [...new Set(files)] };
}

export async function registerServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const { serviceWorker: container } = navigator;
  if (import.meta.env.DEV) return removeWorkers(container);
  if (isDataSaverOn() && !container.controller) return;
  const isFirst = !container.controller;
  await container.register(workerAddress, { updateViaCache: 'none' });
  const registration = await container.ready;
  if (isFirst) registration.active?.postMessage(openPageMessage());
  offerNewVersion(registration, container);
}
