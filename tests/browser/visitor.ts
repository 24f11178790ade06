import { ipInfoStorageKeys, storedIpInfo } from '@dental-shop/domain/region/cached-ip-info';
import { shopUrl } from '@dental-shop/emulators/addresses';

const { ipInfo, timestamp } = storedIpInfo({ isInMiddleEastOrAfrica: false }, Date.now());

/**
 * The storage of someone who has been here before, so that their region is not asked for. A test
 * leaves each page so soon that the question would be broken off and asked again on the next, and
 * the functions emulator starts a process for each.
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
