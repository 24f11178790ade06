import { describe, expect, it } from 'vitest';
import { licenseKey, nameKey, searchFields, searchTerms, searchWords } from './search-terms.ts';

const address = { street: '', city: 'San José', state: 'CA', zipCode: '', country: '' };
const user = {
  name: 'Dr. Ana Muñoz',
  email: 'ana.munoz@clinic.example',
  licenseNumber: 'NV-10482',
  address,
};
const terms = searchTerms(user);

describe('searchTerms', () => {
  it.each(['mun', 'munoz', 'ana.munoz', 'ana.munoz@clinic.exa', 'nv10482', '10482', 'jose', 'an'])(
    'finds by %s',
    (word) => expect(terms).toContain(word),
  );

  it.each(['a', 'unoz', 'xy'])('does not find by %j', (word) => {
    expect(terms).not.toContain(word);
  });

  it('are the words and their beginnings, the more important first', () => {
    const short = { ...user, name: 'Li Wu', email: 'li.w@a.io', address: { ...address, city: '' } };
    expect(searchTerms({ ...short, licenseNumber: 'A-1' })).toEqual([
      ...['li', 'wu', 'li.', 'li.w', 'li.w@', 'li.w@a', 'li.w@a.', 'li.w@a.i', 'li.w@a.io', 'a1'],
    ]);
    expect(searchTerms({ ...short, licenseNumber: null })).toEqual([
      ...['li', 'wu', 'li.', 'li.w', 'li.w@', 'li.w@a', 'li.w@a.', 'li.w@a.i', 'li.w@a.io'],
    ]);
  });

  it('are the words between the dots of an address as well', () => {
    const { name, email } = { name: 'Li', email: 'maria.gomez@a.io' };
    expect(searchTerms({ ...user, name, email })).toContain('gomez');
    expect(searchTerms({ ...user, name, email })).not.toContain('a.io');
  });

  it('holds each term once, and not more than an index should have', () => {
    const many = searchTerms({
      ...user,
      name: 'abcdefghij0123456789 '.repeat(1) + 'x'.repeat(500),
    });
    expect(new Set(terms).size).toBe(terms.length);
    expect(many.every((term) => term.length <= 20)).toBe(true);
    const words = Array.from({ length: 40 }, (_, index) => `${index}abcdefghijklm`).join(' ');
    expect(searchTerms({ ...user, name: words })).toHaveLength(150);
  });
});

describe('searchWords', () => {
  it('has the longest first, folded as the terms are', () => {
    expect(searchWords('José  MUÑOZ x jose')).toEqual(['munoz', 'jose']);
  });

  it('are terms of who is meant', () => {
    for (const word of searchWords('Dr. Ana Muñoz, San José, NV-10482')) {
      expect(terms).toContain(word);
    }
  });
});

describe('licenseKey', () => {
  it('is the same however it was typed', () => {
    expect(licenseKey('NV-10482')).toBe(licenseKey(' nv 10482'));
  });

  it.each([null, '', ' - '])('is null for %j', (value) => expect(licenseKey(value)).toBeNull());
});

describe('nameKey', () => {
  it('is the same whatever the order, the title and the accents', () => {
    expect(nameKey('Dr. Ana Muñoz')).toBe(nameKey('MUNOZ, Ana DDS'));
  });

  it('is the words in the order of the alphabet, without titles', () => {
    expect(nameKey('  Ms. Ruiz,  Ana ')).toBe('ana ruiz');
    expect(nameKey('Dr Dra DDS DMD Mr Mrs Ms')).toBe('');
  });

  it('is another for somebody else', () => {
    expect(nameKey('Ana Muñoz')).not.toBe(nameKey('Ana Núñez'));
  });
});

it('an account is stored with all that staff find it by', () => {
  expect(searchFields(user)).toEqual({
    searchTerms: terms,
    nameKey: 'ana munoz',
    licenseKey: 'nv10482',
  });
});
