import { describe, expect, it } from 'vitest';
import { missingFields, toCorrection } from './correction.ts';

const dentist = {
  name: 'Ana Muñoz',
  type: 'dentist' as const,
  licenseNumber: 'NV-1',
  address: { street: '1 Main Street', city: 'Reno', state: 'NV', zipCode: '89501', country: 'US' },
};
const lab = { ...dentist, type: 'lab' as const, licenseNumber: null };
const oneLine = {
  ...dentist,
  address: { street: '1 Main Street, Reno', city: '', state: '', zipCode: '', country: 'US' },
};
const fields = {
  fullName: 'Ana Muñoz',
  licenseNumber: 'NV-1',
  street: '1 Main Street',
  city: 'Reno',
  state: 'NV',
  zip: '89501',
  reason: 'They called',
};

describe('account correction', () => {
  it('includes only the edited fields and the reason', () => {
    expect(toCorrection(fields, dentist)).toEqual({ reason: 'They called' });
    expect(toCorrection({ ...fields, city: 'Sparks', fullName: 'Ana' }, dentist)).toEqual({
      reason: 'They called',
      name: 'Ana',
      address: { ...dentist.address, city: 'Sparks', country: 'United States' },
    });
  });

  it('omits the license of a lab', () => {
    expect(toCorrection({ ...fields, licenseNumber: '' }, lab)).toEqual({ reason: 'They called' });
    expect(missingFields({ ...fields, licenseNumber: '' }, lab)).toEqual({});
  });

  it("requires a name, a reason, and a dentist's license", () => {
    const empty = { ...fields, fullName: '', licenseNumber: '', reason: '' };
    expect(Object.keys(missingFields(empty, dentist)).sort()).toEqual([
      'fullName',
      'licenseNumber',
      'reason',
    ]);
  });

  it('accepts an unedited one-line address but requires every part after an edit', () => {
    const unedited = { ...fields, street: '1 Main Street, Reno', city: '', state: '', zip: '' };
    expect(missingFields(unedited, oneLine)).toEqual({});
    expect(toCorrection(unedited, oneLine)).toEqual({ reason: 'They called' });
    expect(Object.keys(missingFields({ ...unedited, street: '2 Main Street' }, oneLine))).toEqual([
      'city',
      'state',
      'zip',
    ]);
  });
});
