import { readIpInfo, storeIpInfo } from './ip-info-storage.ts';

/** Undefined before it is known, and where it could not be found out. */
let isInRegion: boolean | undefined;
let started = false;
const subscribers = new Set<() => void>();

function publish(next: boolean): void {
  isInRegion = next;
  for (const subscriber of subscribers) subscriber();
}

async function ask(): Promise<void> {
  try {
    // Brings the API's contracts, which public pages do without.
    const { fetchIpInfo } = await import('./fetch-ip-info.ts');
    const info = await fetchIpInfo();
    storeIpInfo(info);
    publish(info.isInMiddleEastOrAfrica);
  } catch (error) {
    console.warn("The visitor's region could not be found out.", { error });
  }
}

/** Runs after everything that the page itself waits for. */
function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(task);
  else setTimeout(task, 1000);
}

function start(): void {
  if (started) return;
  started = true;
  const info = readIpInfo();
  if (info) publish(info.isInMiddleEastOrAfrica);
  else whenIdle(() => void ask());
}

/** Whether the visitor is known to be in the Middle East or Africa. */
export function isKnownInRegion(): boolean {
  return isInRegion === true;
}

/** Asks once for the life of the page, at most once in 24 hours. In the browser only. */
export function subscribeToRegion(subscriber: () => void): () => void {
  subscribers.add(subscriber);
  start();
  return () => subscribers.delete(subscriber);
}
