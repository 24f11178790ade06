import { type ComponentType, useSyncExternalStore } from 'react';
import { createListeners } from '../../shared/ui/create-listeners.ts';

interface VersionOffer {
  Notice: ComponentType<{ onReload: () => void }>;
  onReload: () => void;
}

let offered: VersionOffer | undefined;
const listeners = createListeners();

export function publishNewVersion(offer: VersionOffer): void {
  offered = offer;
  listeners.notify();
}

export function useNewVersion(): VersionOffer | undefined {
  return useSyncExternalStore(
    listeners.subscribe,
    () => offered,
    () => undefined,
  );
}
