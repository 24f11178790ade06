import { ipInfoStorageKeys, storedIpInfo } from '@dental-shop/domain/region/cached-ip-info';
import { shopUrl } from '@dental-shop/emulators/addresses';

const { ipInfo, timestamp } = storedIpInfo({ isInMiddleEastOrAfrica: false }, Date.now());

/**
 * Browser storage with a known region, so that pages don't request it. Tests leave pages so quickly that the request
 * would be aborted and repeated on every page. Each time, the functions emulator would start a process.
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
