import type { IpInfoResponse } from '@dental-shop/domain/api/ip-info';
import {
  cachedIpInfo,
  ipInfoStorageKeys,
  storedIpInfo,
} from '@dental-shop/domain/region/cached-ip-info';

/** The last answer while it holds; undefined without one and where storage is blocked. */
export function readIpInfo(): IpInfoResponse | undefined {
  try {
    const ipInfo = localStorage.getItem(ipInfoStorageKeys.ipInfo);
    const timestamp = localStorage.getItem(ipInfoStorageKeys.timestamp);
    return cachedIpInfo({ ipInfo, timestamp }, Date.now());
  } catch (error) {
    console.warn('The stored region could not be read.', { error });
    return undefined;
  }
}

export function storeIpInfo(info: IpInfoResponse): void {
  const { ipInfo, timestamp } = storedIpInfo(info, Date.now());
  try {
    localStorage.setItem(ipInfoStorageKeys.ipInfo, ipInfo);
    localStorage.setItem(ipInfoStorageKeys.timestamp, timestamp);
  } catch (error) {
    // The answer then lasts as long as the page.
    console.warn('The region could not be stored.', { error });
  }
}
