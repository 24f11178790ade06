import { type IpInfoResponse, parseIpInfo } from '../api/ip-info.ts';

/** localStorage keys defined by the specification. */
export const ipInfoStorageKeys = { ipInfo: 'ipInfo', timestamp: 'ipInfoTimestamp' } as const;

const maxAgeMs = 24 * 60 * 60 * 1000;

interface StoredIpInfo {
  ipInfo: string | null;
  /** In ms since 1970, as digits. */
  timestamp: string | null;
}

function parse(text: string): IpInfoResponse | undefined {
  try {
    return parseIpInfo(JSON.parse(text));
  } catch {
    // Visitors can edit their storage, so it may contain anything.
    return undefined;
  }
}

export function storedIpInfo(
  info: IpInfoResponse,
  nowMs: number,
): Record<keyof StoredIpInfo, string> {
  return { ipInfo: JSON.stringify(info), timestamp: String(nowMs) };
}

/** Undefined if the entry has expired or the clock was set back. `nowMs` is in ms since 1970. */
export function cachedIpInfo(stored: StoredIpInfo, nowMs: number): IpInfoResponse | undefined {
  if (stored.ipInfo === null || !/^\d{1,15}$/.test(stored.timestamp ?? '')) return undefined;
  const ageMs = nowMs - Number(stored.timestamp);
  return ageMs >= 0 && ageMs < maxAgeMs ? parse(stored.ipInfo) : undefined;
}
