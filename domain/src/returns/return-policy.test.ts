import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { OfficeReturnPolicy } from '../settings/office-settings.ts';
import { returnReason } from './return.ts';
import { policyExclusions, returnExclusions, type ShippedDevice } from './return-policy.ts';

const noon = (day: string) => new Date(`${day}T20:00:00Z`);

const policy: OfficeReturnPolicy = {
  timeZone: 'America/Los_Angeles',
  days: 30,
  minShelfLifeDays: 180,
  sterilePackagingUnopened: true,
  nonReturnableSkus: ['KIT-1'],
};
const implant: ShippedDevice = {
  sku: 'IMP-1',
  lot: 'L1',
  expiry: '2029-05-31',
  shippedAt: noon('2026-11-01'),
};
const wish = { reason: 'no-longer-needed', unopened: true, today: '2026-11-27' } as const;

describe('policyExclusions', () => {
  it('is empty for an unopened device that was shipped recently', () => {
    expect(policyExclusions(implant, wish, policy)).toEqual([]);
  });

  it.each([
    ['2026-10-28', []],
    ['2026-10-27', ['too-late']],
  ])(
    'with a return period of 30 days and a shipment on %s, returns %j',
    (shippedOn, exclusions) => {
      expect(policyExclusions({ ...implant, shippedAt: noon(shippedOn) }, wish, policy)).toEqual(
        exclusions,
      );
    },
  );

  it.each([
    ['America/Los_Angeles', ['too-late']],
    ['America/New_York', []],
  ])("counts days by the office's date in %s", (timeZone, exclusions) => {
    const shippedAt = new Date('2026-10-28T05:00:00Z');
    const stated = { ...policy, timeZone };
    expect(policyExclusions({ ...implant, shippedAt }, wish, stated)).toEqual(exclusions);
  });

  it.each([
    ['2027-05-26', []],
    ['2027-05-25', ['short-shelf-life']],
    ['2026-11-26', ['short-shelf-life']],
    [null, []],
  ])(
    'with a minimum shelf life of 180 days and the expiry date %s, returns %j',
    (expiry, exclusions) => {
      expect(policyExclusions({ ...implant, expiry }, wish, policy)).toEqual(exclusions);
    },
  );

  it('excludes a device with opened packaging', () => {
    expect(policyExclusions(implant, { ...wish, unopened: false }, policy)).toEqual(['opened']);
  });

  it.each([
    ['instruments, which have no lot', { ...implant, lot: null, expiry: null }, policy],
    [
      'a policy that allows opened packaging',
      implant,
      { ...policy, sterilePackagingUnopened: false },
    ],
  ])('ignores opened packaging for %s', (_, device, changed) => {
    expect(policyExclusions(device, { ...wish, unopened: false }, changed)).toEqual([]);
  });

  it('returns all exclusions that apply', () => {
    const shippedAt = noon('2026-01-01');
    const device = { sku: 'KIT-1', lot: 'L1', expiry: '2026-12-01', shippedAt };
    const exclusions = policyExclusions(device, { ...wish, unopened: false }, policy);
    expect(exclusions).toEqual(returnExclusions);
  });

  it.each([
    ['2026-11-26', []],
    ['2026-11-27', ['short-shelf-life']],
    ['2027-01-31', ['short-shelf-life']],
    [null, []],
  ])('for the reason "expired" and the expiry date %s, returns %j', (expiry, exclusions) => {
    const stated = { ...wish, reason: 'expired' } as const;
    expect(policyExclusions({ ...implant, expiry }, stated, policy)).toEqual(exclusions);
  });

  const shippedAt = noon('2026-01-01');
  const worst = { sku: 'KIT-1', lot: 'L1', expiry: '2026-11-01', shippedAt };

  it.each(['wrong-item', 'damaged'] as const)(
    'for the reason "%s", only excludes late requests',
    (reason) => {
      const stated = { ...wish, reason, unopened: false };
      expect(policyExclusions(worst, stated, policy)).toEqual(['too-late']);
      const recent = { ...worst, shippedAt: noon('2026-11-20') };
      expect(policyExclusions(recent, stated, policy)).toEqual([]);
    },
  );

  it('never excludes a device with a problem', () => {
    const stated = { ...wish, reason: 'device-problem', unopened: false } as const;
    expect(policyExclusions(worst, stated, policy)).toEqual([]);
  });

  it('never adds exclusions when the policy is relaxed', () => {
    const day = fc
      .integer({ min: 0, max: 2000 })
      .map((offset) =>
        new Date(Date.parse('2024-01-01') + offset * 86_400_000).toISOString().slice(0, 10),
      );
    const device = fc.record({
      sku: fc.constantFrom('IMP-1', 'KIT-1'),
      lot: fc.constantFrom('L1', null),
      expiry: fc.option(day),
      shippedAt: day.map(noon),
    });
    const stated = fc.record({
      reason: fc.constantFrom(...returnReason.options),
      unopened: fc.boolean(),
      today: day,
    });
    fc.assert(
      fc.property(device, stated, fc.nat(400), fc.nat(400), (each, wish, days, shelfLife) => {
        const relaxed = {
          ...policy,
          days: policy.days + days,
          minShelfLifeDays: Math.max(0, policy.minShelfLifeDays - shelfLife),
          sterilePackagingUnopened: false,
          nonReturnableSkus: [],
        };
        const strict = policyExclusions(each, wish, policy);
        for (const exclusion of policyExclusions(each, wish, relaxed)) {
          expect(strict).toContain(exclusion);
        }
      }),
    );
  });
});
