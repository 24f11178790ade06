import { describe, expect, it } from 'vitest';
import { cachedIpInfo, storedIpInfo } from './cached-ip-info.ts';

const now = Date.UTC(2025, 5, 1);
const info = { isInMiddleEastOrAfrica: true };

describe('cachedIpInfo', () => {
  it('expires after 24 hours', () => {
    const stored = storedIpInfo(info, now);
    const day = 24 * 60 * 60 * 1000;
    expect(cachedIpInfo(stored, now)).toEqual(info);
    expect(cachedIpInfo(stored, now + day - 1)).toEqual(info);
    expect(cachedIpInfo(stored, now + day)).toBeUndefined();
  });

  it('ignores a timestamp in the future', () => {
    expect(cachedIpInfo(storedIpInfo(info, now + 1), now)).toBeUndefined();
  });

  it('returns undefined if the info or the timestamp is missing', () => {
    const stored = storedIpInfo(info, now);
    expect(cachedIpInfo({ ...stored, ipInfo: null }, now)).toBeUndefined();
    expect(cachedIpInfo({ ...stored, timestamp: null }, now)).toBeUndefined();
  });

  it.each(['', 'null', '7', '"text"', '[]', '{}', '{"isInMiddleEastOrAfrica":"yes"}', '{'])(
    'ignores the info %j',
    (ipInfo) => {
      expect(cachedIpInfo({ ...storedIpInfo(info, now), ipInfo }, now)).toBeUndefined();
    },
  );

  it.each(['', 'NaN', '-1', '1e3', 'yesterday', '0x197', '1748736000000.0', ' 1748736000000'])(
    'ignores the timestamp %j',
    (timestamp) => {
      expect(cachedIpInfo({ ...storedIpInfo(info, now), timestamp }, now)).toBeUndefined();
    },
  );
});
