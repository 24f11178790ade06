import { expect, it } from 'vitest';
import { readIpInfo } from './ip-info.ts';

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
