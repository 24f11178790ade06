import { describe, expect, it } from 'vitest';
import { countryOfAddress, readIpInfo } from './ip-info.ts';

const southAfrican = '196.25.1.1';

/** For a visitor with these headers. */
const isInRegion = (headers: Record<string, string>) =>
  readIpInfo((name) => headers[name]).isInMiddleEastOrAfrica;

it("takes the country of the edge's header, whatever the address is", () => {
  expect(isInRegion({ 'x-country-code': 'US', 'x-forwarded-for': southAfrican })).toBe(false);
  expect(isInRegion({ 'x-appengine-country': 'ZA' })).toBe(true);
});

it.each(['ZZ', 'XX', ''])('looks further where a header says %j, no country', (unknown) => {
  const headers = { 'x-country-code': unknown, 'x-forwarded-for': southAfrican };
  expect(isInRegion(headers)).toBe(true);
  expect(isInRegion({ ...headers, 'x-appengine-country': unknown })).toBe(true);
  expect(isInRegion({ ...headers, 'x-appengine-country': 'US' })).toBe(false);
});

it('counts a visitor without any country as outside', () => {
  expect(isInRegion({ 'x-country-code': 'ZZ' })).toBe(false);
});

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
