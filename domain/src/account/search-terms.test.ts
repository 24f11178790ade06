import { describe, expect, it } from 'vitest';
import { licenseKey, nameKey, searchFields } from './search-terms.ts';

describe('licenseKey', () => {
  it('ignores case, spaces, and punctuation', () => {
    expect(licenseKey('NV-10482')).toBe(licenseKey(' nv 10482'));
  });

  it.each([null, '', ' - '])('returns null for %j', (value) =>
    expect(licenseKey(value)).toBeNull(),
  );
});

describe('nameKey', () => {
  it('ignores word order, titles, and accents', () => {
    expect(nameKey('Dr. Ana Muñoz')).toBe(nameKey('MUNOZ, Ana DDS'));
  });

  it('sorts the words and drops titles', () => {
    expect(nameKey('  Ms. Ruiz,  Ana ')).toBe('ana ruiz');
    expect(nameKey('Dr Dra DDS DMD Mr Mrs Ms')).toBe('');
  });

  it('differs for different names', () => {
    expect(nameKey('Ana Muñoz')).not.toBe(nameKey('Ana Núñez'));
  });
});

it('searchFields returns every search field of an account', () => {
  const address = { street: '', city: 'San José', state: 'CA', zipCode: '', country: '' };
  const user = { name: 'Dr. Ana Muñoz', email: 'ana@x.example', licenseNumber: 'NV-1', address };
  expect(searchFields('Uid1', user)).toEqual({
    searchTerms: expect.arrayContaining(['munoz', 'nv1', 'jose', 'uid1', 'ana@x.example']),
    nameKey: 'ana munoz',
    licenseKey: 'nv1',
  });
});
