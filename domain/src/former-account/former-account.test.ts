import { describe, expect, it } from 'vitest';
import { getIdentifiers } from './former-account.ts';

const address = {
  street: '1 Main Street, Suite 4',
  city: 'Reno',
  state: 'NV',
  zipCode: '89501',
  country: 'United States',
};
const person = { emails: ['ana.ruiz@gmail.com'], licenseNumber: 'NV-10482', address };

describe('getIdentifiers', () => {
  it.each([
    ['case', { emails: ['ANA.RUIZ@Gmail.com'], licenseNumber: 'nv-10482' }],
    ['a tag and dots in the mailbox', { emails: ['anaruiz+shop@googlemail.com'] }],
    ["the license's punctuation", { licenseNumber: ' NV 10482.' }],
    ["the address's punctuation", { address: { ...address, street: ' 1 Main Street Suite #4 ' } }],
    ['abbreviations', { address: { ...address, street: '1 MAIN ST., STE 4' } }],
    ['the ZIP code extension', { address: { ...address, zipCode: '89501-1234' } }],
    [
      'the spelling of the city and state',
      { address: { ...address, city: 'RENO', state: 'Nevada' } },
    ],
  ])('ignores %s', (_, changes) => {
    expect(getIdentifiers({ ...person, ...changes })).toEqual(getIdentifiers(person));
  });

  it.each([
    ['another mailbox', { emails: ['ana@example.com'] }, 'email'],
    ['another license', { licenseNumber: 'NV-10483' }, 'license'],
    [
      'the neighboring house',
      { address: { ...address, street: '2 Main Street, Suite 4' } },
      'address',
    ],
    [
      'the same street in another ZIP code',
      { address: { ...address, zipCode: '02134' } },
      'address',
    ],
  ])('distinguishes %s', (_, changes, match) => {
    const find = (identified: typeof person) =>
      getIdentifiers(identified).find((each) => each.match === match)?.value;
    expect(find({ ...person, ...changes })).not.toBe(find(person));
  });

  it('omits a missing license and a blank address', () => {
    const blank = { street: ' ', city: '', state: '', zipCode: '', country: '' };
    const lab = { emails: ['a@lab.example', 'A@lab.example'], licenseNumber: null, address: blank };
    expect(getIdentifiers(lab)).toEqual([{ match: 'email', value: 'a@lab.example' }]);
  });

  it('uses the city of an address without a ZIP code', () => {
    const reno = getIdentifiers({ ...person, address: { ...address, zipCode: '' } });
    const boston = getIdentifiers({
      ...person,
      address: { ...address, zipCode: '', city: 'Boston' },
    });
    expect(reno.at(-1)?.value).not.toBe(boston.at(-1)?.value);
  });
});
