import type { IpInfoResponse } from '@dental-shop/domain/api/ip-info';
import {
  cachedIpInfo,
  ipInfoStorageKeys,
  storedIpInfo,
} from '@dental-shop/domain/region/cached-ip-info';
import { useState, useSyncExternalStore } from 'react';
import { useOnceHydrated } from '../loading/use-hydrated.ts';
import { whenIdle } from '../loading/when-idle.ts';

/** Undefined before the answer, and where asking failed. */
let isInRegion: boolean | undefined;
let started = false;
const subscribers = new Set<() => void>();

function publish(next: boolean): void {
  isInRegion = next;
  for (const subscriber of subscribers) subscriber();
}

async function ask(): Promise<void> {
  try {
    // A chunk of its own, which the page does not wait for.
    const { fetchIpInfo } = await import('./fetch-ip-info.ts');
    const info = await fetchIpInfo();
    storeIpInfo(info);
    publish(info.isInMiddleEastOrAfrica);
  } catch (error) {
    console.warn("The visitor's region could not be found out.", { error });
  }
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

/** The stored answer while it is fresh; undefined without one and where storage is blocked. */
function readIpInfo(): IpInfoResponse | undefined {
  try {
    const ipInfo = localStorage.getItem(ipInfoStorageKeys.ipInfo);
    const timestamp = localStorage.getItem(ipInfoStorageKeys.timestamp);
    return cachedIpInfo({ ipInfo, timestamp }, Date.now());
  } catch (error) {
    console.warn('The stored region could not be read.', { error });
    return undefined;
  }
}

function storeIpInfo(info: IpInfoResponse): void {
  const { ipInfo, timestamp } = storedIpInfo(info, Date.now());
  try {
    localStorage.setItem(ipInfoStorageKeys.ipInfo, ipInfo);
    localStorage.setItem(ipInfoStorageKeys.timestamp, timestamp);
  } catch (error) {
    // The answer then lasts as long as the page.
    console.warn('The region could not be stored.', { error });
  }
}

/**
 * Whether the visitor is known to be in the Middle East or Africa; false while prerendering, before
 * the answer and without one.
 */
export function useRegion(): { isInMiddleEastOrAfrica: boolean } {
  const isInMiddleEastOrAfrica = useSyncExternalStore(
    subscribeToRegion,
    isKnownInRegion,
    () => false,
  );
  return { isInMiddleEastOrAfrica };
}

/**
 * Whether the region's agent stands before the other offices. Decided once, when the page appears: a
 * later answer must not move what is being read. For an answer from an earlier visit the inline
 * loader has set a class, by which CSS puts the agent first before the first paint.
 */
export function useAgentFirst(): boolean {
  const [isFirst] = useState(isKnownInRegion);
  return useOnceHydrated(isFirst, false);
}
