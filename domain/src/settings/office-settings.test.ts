import { describe, expect, it } from 'vitest';
import { defaultLicenseLookups } from './license-lookups.ts';
import { completeOfficeSettings, officeSettings } from './office-settings.ts';

const defaults = {
  timeZone: 'America/Los_Angeles',
  licenseLookups: defaultLicenseLookups,
  undoMinutes: 15,
  lateOrderDays: 3,
  returnPolicy: {
    days: 30,
    minShelfLifeDays: 180,
    sterilePackagingUnopened: true,
    nonReturnableSkus: [],
  },
  deviceLifetimeYears: 10,
};

describe('officeSettings', () => {
  it('has a default for every setting, so that a new shop works without a document', () => {
    expect(officeSettings.parse({})).toEqual(defaults);
  });

  it('adds the default of a setting that is missing in an older document', () => {
    const stored = { undoMinutes: 5, returnPolicy: { days: 14 } };
    expect(officeSettings.parse(stored)).toEqual({
      ...defaults,
      undoMinutes: 5,
      returnPolicy: { ...defaults.returnPolicy, days: 14 },
    });
  });
});

describe('completeOfficeSettings', () => {
  it('accepts what officeSettings returns', () => {
    expect(completeOfficeSettings.parse(officeSettings.parse({}))).toEqual(defaults);
  });

  it.each([
    ['a missing setting', { ...defaults, undoMinutes: undefined }],
    [
      'a missing part of the return policy',
      { ...defaults, returnPolicy: { ...defaults.returnPolicy, days: undefined } },
    ],
    ['more than a day to undo a shipment', { ...defaults, undoMinutes: 24 * 60 + 1 }],
    ['a time zone that doesn’t exist', { ...defaults, timeZone: 'America/Nowhere' }],
    ['an insecure license lookup', { ...defaults, licenseLookups: { CA: 'http://a.example' } }],
    ['an order that is late immediately', { ...defaults, lateOrderDays: 0 }],
    ['a fraction', { ...defaults, deviceLifetimeYears: 1.5 }],
    ['no device lifetime', { ...defaults, deviceLifetimeYears: 0 }],
  ])('rejects %s', (_case, settings) => {
    expect(completeOfficeSettings.safeParse(settings).success).toBe(false);
  });
});
