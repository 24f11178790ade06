import type { IpInfoResponse } from '@dental-shop/domain/api/ip-info';
import {
  cachedIpInfo,
  ipInfoStorageKeys,
  storedIpInfo,
} from '@dental-shop/domain/region/cached-ip-info';
import { useState, useSyncExternalStore } from 'react';
import { useHydratedValue } from '../loading/use-hydrated.ts';
import { whenIdle } from '../loading/when-idle.ts';
import { createListeners } from '../ui/create-listeners.ts';

let isInRegion: boolean | undefined;
let started = false;
const listeners = createListeners();

function publish(next: boolean): void {
  isInRegion = next;
  listeners.notify();
}

async function lookUpRegion(): Promise<void> {
  try {
    const { fetchIpInfo } = await import('./fetch-ip-info.ts');
    const info = await fetchIpInfo();
    storeIpInfo(info);
    publish(info.isInMiddleEastOrAfrica);
  } catch (error) {
    console.warn("The visitor's region could not be determined.", { error });
  }
}

function start(): void {
  if (started) return;
  started = true;
  const info = readIpInfo();
  if (info) publish(info.isInMiddleEastOrAfrica);
  else whenIdle(() => void lookUpRegion());
}

export function isKnownInRegion(): boolean {
  return isInRegion === true;
}

/** Looks up the region once per page and at most once every 24 hours. Browser only. */
export function subscribeToRegion(listener: () => void): () => void {
  const unsubscribe = listeners.subscribe(listener);
  start();
  return unsubscribe;
}

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
    console.warn('The region could not be stored.', { error });
  }
}

export function useIsInAgentRegion(): boolean {
  return useSyncExternalStore(subscribeToRegion, isKnownInRegion, () => false);
}

/**
 * Decided once per page, so a late response can't cause a layout shift. If the region is stored, the inline loader
 * moves the agent to the front before the first paint.
 */
export function useAgentFirst(): boolean {
  const [isFirst] = useState(isKnownInRegion);
  return useHydratedValue(isFirst, false);
}
