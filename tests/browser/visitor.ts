import { ipInfoStorageKeys, storedIpInfo } from '@dental-shop/domain/region/cached-ip-info';
import { shopUrl } from '@dental-shop/emulators/addresses';

const { ipInfo, timestamp } = storedIpInfo({ isInMiddleEastOrAfrica: false }, Date.now());

/**
 * Storage with a known region, so that pages don't request it. Tests leave pages so quickly that the request would be
 * aborted and repeated on each one, and the functions emulator starts a process for every request.
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
