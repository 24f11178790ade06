import { expect, it } from 'vitest';
import { carrierOf, normalizeTrackingNumber } from './tracking-number.ts';

it.each([
  [' 1z 999 aa1 01 2345 6784 ', '1Z999AA10123456784'],
  ['420941049400111899223100001234', '9400111899223100001234'],
  [']C1420941041234\u001D9400111899223100001234', '9400111899223100001234'],
  ['4209410412349400111899223100001234', '9400111899223100001234'],
  ['1234567890', '1234567890'],
  ['  ', ''],
])('normalizes %j to %j', (text, expected) => {
  expect(normalizeTrackingNumber(text)).toBe(expected);
});

it.each([
  ['1Z999AA10123456784', 'ups'],
  ['9400111899223100001234', 'usps'],
  ['036000291452', undefined],
  ['986578788855', undefined],
  ['1Z999AA1012345678', undefined],
])('for %s, returns the carrier %s', (trackingNumber, carrier) => {
  expect(carrierOf(trackingNumber)).toBe(carrier);
});
