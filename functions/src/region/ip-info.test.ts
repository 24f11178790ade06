import { describe, expect, it } from 'vitest';
import { countryOfAddress, readIpInfo } from './ip-info.ts';

const southAfrican = '196.25.1.1';

const isInRegion = (headers: Record<string, string>) =>
  readIpInfo((name) => headers[name]).isInMiddleEastOrAfrica;

it('prefers the country header to the IP address', () => {
  expect(isInRegion({ 'x-country-code': 'US', 'x-forwarded-for': southAfrican })).toBe(false);
  expect(isInRegion({ 'x-appengine-country': 'ZA' })).toBe(true);
});

it.each(['ZZ', 'XX', ''])('ignores a header with the unknown country %j', (unknown) => {
  const headers = { 'x-country-code': unknown, 'x-forwarded-for': southAfrican };
  expect(isInRegion(headers)).toBe(true);
  expect(isInRegion({ ...headers, 'x-appengine-country': unknown })).toBe(true);
  expect(isInRegion({ ...headers, 'x-appengine-country': 'US' })).toBe(false);
});

it('treats a visitor with an unknown country as outside the region', () => {
  expect(isInRegion({ 'x-country-code': 'ZZ' })).toBe(false);
});

describe('countryOfAddress', () => {
  it.each([
    ['8.8.8.8', 'US'],
    ['196.25.1.1', 'ZA'],
    ['::ffff:196.25.1.1', 'ZA'],
    ['213.42.20.20', 'AE'],
  ])('locates %s in %s', (address, country) => {
    expect(countryOfAddress(address)).toBe(country);
  });

  it.each(['127.0.0.1', '10.0.0.1', '2001:db8::1', '999.1.1.1', '1.2.3', '<script>', ''])(
    'returns undefined for %j',
    (address) => expect(countryOfAddress(address)).toBeUndefined(),
  );

  it.each(['8.8.8.8x', ' 8.8.8.8', '8.8.8.8, 8.8.4.4', '1::ffff:8.8.8.8'])(
    "doesn't extract an address from %j",
    (text) => expect(countryOfAddress(text)).toBeUndefined(),
  );
});
