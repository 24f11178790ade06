import {
  defaultLicenseLookups,
  writeLicenseLookups,
} from '@dental-shop/domain/settings/license-lookups';
import { officeSettings } from '@dental-shop/domain/settings/office-settings';
import { describe, expect, it } from 'vitest';
import { findIssues, readSettings } from './settings-fields.ts';

const fields = {
  timeZone: 'America/Los_Angeles',
  licenseLookups: writeLicenseLookups(defaultLicenseLookups),
  undoMinutes: ' 15 ',
  lateOrderDays: '3',
  days: '30',
  minShelfLifeDays: '180',
  deviceLifetimeYears: '10',
  sterilePackagingUnopened: 'on',
  nonReturnableSkus: '',
};

describe('readSettings', () => {
  it('reads the defaults as they appear in the form', () => {
    expect(readSettings(fields)).toEqual({
      settings: officeSettings.parse({}),
      invalidLine: undefined,
    });
  });

  it('reads an unchecked box as false', () => {
    const { settings } = readSettings({ ...fields, sterilePackagingUnopened: '' });
    expect(settings.returnPolicy.sterilePackagingUnopened).toBe(false);
  });

  it('separates SKUs at commas, semicolons, and new lines', () => {
    const { settings } = readSettings({
      ...fields,
      nonReturnableSkus: 'TW35, HD55S;\nI4510\n',
    });
    expect(settings.returnPolicy.nonReturnableSkus).toEqual(['TW35', 'HD55S', 'I4510']);
  });
});

describe('findIssues', () => {
  it('accepts the defaults', () => {
    expect(findIssues(readSettings(fields))).toEqual({});
  });

  it.each([
    ['undoMinutes', ''],
    ['undoMinutes', '1441'],
    ['lateOrderDays', '0'],
    ['days', '-1'],
    ['minShelfLifeDays', '1.5'],
    ['deviceLifetimeYears', '0'],
    ['deviceLifetimeYears', 'ten'],
  ])('rejects %s if it is %j', (name, text) => {
    expect(findIssues(readSettings({ ...fields, [name]: text }))).toEqual({ [name]: 'whole' });
  });

  it('returns the first invalid line of the license lookups', () => {
    const licenseLookups = 'CA https://search.dca.ca.gov/\nNY op.nysed.gov';
    expect(findIssues(readSettings({ ...fields, licenseLookups }))).toEqual({
      licenseLookups: 'line 2',
    });
  });

  it('rejects more SKUs than the settings can hold', () => {
    const skus = Array.from({ length: 501 }, (_, index) => `S${index}`).join(',');
    expect(findIssues(readSettings({ ...fields, nonReturnableSkus: skus }))).toEqual({
      nonReturnableSkus: 'too-many-skus',
    });
  });
});
