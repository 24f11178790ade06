import { officeSettings } from '@dental-shop/domain/settings/office-settings';
import { describe, expect, it } from 'vitest';
import { findIssues, readSettings } from './settings-fields.ts';

const fields = {
  undoMinutes: ' 15 ',
  days: '30',
  minShelfLifeDays: '180',
  deviceLifetimeYears: '10',
  sterilePackagingUnopened: 'on',
  nonReturnableSkus: '',
};

describe('readSettings', () => {
  it('reads the defaults as they appear in the form', () => {
    expect(readSettings(fields)).toEqual(officeSettings.parse({}));
  });

  it('reads an unchecked box as false', () => {
    const { returnPolicy } = readSettings({ ...fields, sterilePackagingUnopened: '' });
    expect(returnPolicy.sterilePackagingUnopened).toBe(false);
  });

  it('separates SKUs at commas, semicolons, and new lines', () => {
    const { returnPolicy } = readSettings({
      ...fields,
      nonReturnableSkus: 'TW35, HD55S;\nI4510\n',
    });
    expect(returnPolicy.nonReturnableSkus).toEqual(['TW35', 'HD55S', 'I4510']);
  });
});

describe('findIssues', () => {
  it('accepts the defaults', () => {
    expect(findIssues(readSettings(fields))).toEqual({});
  });

  it.each([
    ['undoMinutes', ''],
    ['undoMinutes', '1441'],
    ['days', '-1'],
    ['minShelfLifeDays', '1.5'],
    ['deviceLifetimeYears', '0'],
    ['deviceLifetimeYears', 'ten'],
  ])('rejects %s if it is %j', (name, text) => {
    expect(findIssues(readSettings({ ...fields, [name]: text }))).toEqual({ [name]: 'whole' });
  });

  it('rejects more SKUs than the settings can hold', () => {
    const skus = Array.from({ length: 501 }, (_, index) => `S${index}`).join(',');
    expect(findIssues(readSettings({ ...fields, nonReturnableSkus: skus }))).toEqual({
      nonReturnableSkus: 'too-many-skus',
    });
  });
});
