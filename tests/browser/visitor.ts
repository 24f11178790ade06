import { ipInfoStorageKeys, storedIpInfo } from '@dental-shop/domain/region/cached-ip-info';
import { shopUrl } from '@dental-shop/emulators/addresses';

const { ipInfo, timestamp } = storedIpInfo({ isInMiddleEastOrAfrica: false }, Date.now());

/**
 * The region is known, so pages don't request it. Tests leave pages so quickly that every page would start
 * this request and then abort it, and the functions emulator would start a process each time.
 */
export const visitorOfKnownRegion = {
  cookies: [],
  origins: [
    {
      origin: shopUrl,
      localStorage: [
        { name: ipInfoStorageKeys.ipInfo, value: ipInfo },
        { name: ipInfoStorageKeys.timestamp, value: timestamp },
      ],
    },
  ],
};
