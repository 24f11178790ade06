import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isVerified, lastExpiryToShow, licenseState } from './license-verification.ts';

describe('licenseState', () => {
  it.each([
    ['2026-11-26', 'expired'],
    ['2026-11-27', 'expiring'],
    ['2026-12-27', 'expiring'],
    ['2026-12-28', 'valid'],
  ])('on November 27, a license that expires on %s is %s', (expiry, state) => {
    expect(licenseState(expiry, '2026-11-27')).toBe(state);
  });
});

describe('lastExpiryToShow', () => {
  it('separates expiring licenses from valid ones', () => {
    const day = fc
      .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
    fc.assert(
      fc.property(day, day, (today, expiry) => {
        const isShown = expiry <= lastExpiryToShow(today);
        expect(isShown).toBe(licenseState(expiry, today) !== 'valid');
      }),
    );
  });
});

describe('isVerified', () => {
  it('is false once the license number has changed', () => {
    const account = { licenseNumber: 'NV-1' };
    expect(isVerified({ licenseNumber: 'NV-1' }, account)).toBe(true);
    expect(isVerified({ licenseNumber: 'NV-2' }, account)).toBe(false);
    expect(isVerified(undefined, account)).toBe(false);
  });
});
