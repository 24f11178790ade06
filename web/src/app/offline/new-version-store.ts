import { type ComponentType, useSyncExternalStore } from 'react';

interface VersionOffer {
  Notice: ComponentType<{ onReload: () => void }>;
  onReload: () => void;
}

let offered: VersionOffer | undefined;
const listeners = new Set<() => void>();

export function publishNewVersion(offer: VersionOffer): void {
  offered = offer;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useNewVersion(): VersionOffer | undefined {
  return useSyncExternalStore(
    subscribe,
    () => offered,
    () => undefined,
  );
}
