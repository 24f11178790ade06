import { describe, expect, it } from 'vitest';
import { countryOfAddress } from './country-of-address.ts';

describe('countryOfAddress', () => {
  it.each([
    ['8.8.8.8', 'US'],
    ['196.25.1.1', 'ZA'],
    ['::ffff:196.25.1.1', 'ZA'],
    ['213.42.20.20', 'AE'],
  ])('knows that %s is in %s', (address, country) => {
    expect(countryOfAddress(address)).toBe(country);
  });

  it.each(['127.0.0.1', '10.0.0.1', '2001:db8::1', '999.1.1.1', '1.2.3', '<script>', ''])(
    'finds no country for %j',
    (address) => expect(countryOfAddress(address)).toBeUndefined(),
  );

  it.each(['8.8.8.8x', ' 8.8.8.8', '8.8.8.8, 8.8.4.4', '1::ffff:8.8.8.8'])(
    'does not guess an address from the start or the end of %j',
    (text) => expect(countryOfAddress(text)).toBeUndefined(),
  );
});
