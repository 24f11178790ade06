import { expect, it } from 'vitest';
import { nextPart } from './next-part.ts';

it.each([
  [
    '</api/de/staff/orders.csv?from=2026-01-01&after=a1>; rel="next"',
    '/api/de/staff/orders.csv?from=2026-01-01&after=a1',
  ],
  [null, undefined],
  ['</previous>; rel="prev"', undefined],
  // The request for it would hand the ID token to another site.
  ['<https://elsewhere.example/>; rel="next"', undefined],
  ['<//elsewhere.example/>; rel="next"', undefined],
])('finds in %j the address %j', (link, address) => {
  expect(nextPart(link)).toBe(address);
});
