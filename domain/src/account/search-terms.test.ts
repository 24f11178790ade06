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

const wordsOfLength = (length: number, count: number, separator = ' ') =>
  Array.from({ length: count }, (_, index) => String(index).padEnd(length, 'abcdefghij')).join(
    separator,
  );

describe('searchTerms', () => {
  it.each(['mun', 'munoz', 'ana.munoz', 'ana.munoz@clinic.exa', 'nv10482', '10482', 'jose', 'an'])(
    'contains %s',
    (word) => expect(terms).toContain(word),
  );

  it.each(['a', 'unoz', 'xy'])("doesn't contain %j", (word) => {
    expect(terms).not.toContain(word);
  });

  it('sorts terms by field, with whole words before their prefixes', () => {
    const short = {
      ...user,
      name: 'Lia Wu',
      email: 'li.w@a.io',
      address: { ...address, city: 'Ely' },
    };
    expect(searchTerms({ ...short, licenseNumber: 'A-1' })).toEqual([
      ...['li.w@a.io', 'li', 'li.', 'li.w', 'li.w@', 'li.w@a', 'li.w@a.', 'li.w@a.i'],
      ...['a1', 'ely', 'el', 'lia', 'wu'],
    ]);
    expect(searchTerms({ ...short, licenseNumber: null })).not.toContain('a1');
  });

  it('contains the words of a dotted email address, but not its domain', () => {
    const { name, email } = { name: 'Li', email: 'maria.gomez@a.io' };
    expect(searchTerms({ ...user, name, email })).toContain('gomez');
    expect(searchTerms({ ...user, name, email })).not.toContain('a.io');
  });

  it('contains each term once, none longer than 20 characters', () => {
    const long = searchTerms({ ...user, name: `abcdefghij0123456789 ${'x'.repeat(500)}` });
    expect(new Set(long).size).toBe(long.length);
    expect(long.every((term) => term.length <= 20)).toBe(true);
  });

  it.each([
    ['name', { name: wordsOfLength(10, 18) }],
    ['email address', { email: `${wordsOfLength(6, 40, '.')}@a.example` }],
    ['license', { licenseNumber: wordsOfLength(3, 25) }],
    ['city', { address: { ...address, city: wordsOfLength(9, 20) } }],
  ])('keeps the terms of the other fields if the %s is very long', (field, changes) => {
    const crowded = searchTerms({ ...user, ...changes });
    const words = {
      'email address': 'ana.munoz@clinic.exa',
      license: 'nv10482',
      city: 'jose',
      name: 'munoz',
    };
    for (const [other, word] of Object.entries(words)) {
      if (other !== field) expect(crowded).toContain(word);
    }
    expect(crowded.length).toBeLessThanOrEqual(150);
  });

  it('contains every word of an 18-word name', () => {
    const name = wordsOfLength(10, 18);
    expect(searchTerms({ ...user, name })).toEqual(expect.arrayContaining(name.split(' ')));
  });
});

describe('searchWords', () => {
  it('returns normalized words, longest first', () => {
    expect(searchWords('José  MUÑOZ x jose')).toEqual(['munoz', 'jose']);
  });

  it("returns only words that match the account's search terms", () => {
    for (const word of searchWords('Dr. Ana Muñoz, San José, NV-10482')) {
      expect(terms).toContain(word);
    }
  });
});

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
  expect(searchFields(user)).toEqual({
    searchTerms: terms,
    nameKey: 'ana munoz',
    licenseKey: 'nv10482',
  });
});
