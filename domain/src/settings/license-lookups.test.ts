import { describe, expect, it } from 'vitest';
import {
  defaultLicenseLookups,
  licenseLookups,
  readLicenseLookups,
  writeLicenseLookups,
} from './license-lookups.ts';

const california = 'https://search.dca.ca.gov/';

describe('licenseLookups', () => {
  it('accepts the defaults and keeps their order', () => {
    const parsed = licenseLookups.parse(defaultLicenseLookups);
    expect(JSON.stringify(parsed)).toBe(JSON.stringify(defaultLicenseLookups));
  });

  it('sorts the states, so that equal settings are equal as JSON', () => {
    const parsed = licenseLookups.parse({ NY: 'https://a.example', CA: california });
    expect(Object.keys(parsed)).toEqual(['CA', 'NY']);
  });

  it.each([
    ['an unknown state', { XX: california }],
    ['an insecure address', { CA: 'http://search.dca.ca.gov/' }],
    ['a script', { CA: 'javascript:alert(1)' }],
    ['an address without a host', { CA: 'https://' }],
    ['a very long address', { CA: `${california}${'x'.repeat(300)}` }],
  ])('rejects %s', (_case, lookups) => {
    expect(licenseLookups.safeParse(lookups).success).toBe(false);
  });
});

describe('readLicenseLookups', () => {
  it('reads what writeLicenseLookups returns', () => {
    const text = writeLicenseLookups(defaultLicenseLookups);
    expect(readLicenseLookups(text)).toEqual({ lookups: defaultLicenseLookups });
  });

  it('accepts extra spaces, empty lines, and lowercase states', () => {
    const text = `\n  ca \t ${california}  \r\n\n`;
    expect(readLicenseLookups(text)).toEqual({ lookups: { CA: california } });
  });

  it.each([
    ['has no address', 'NY'],
    ['has no state', california],
    ['has a third word', `NY ${california} soon`],
    ['has an insecure address', 'NY http://a.example/'],
    ['has an unknown state', `XX ${california}`],
    ['repeats a state', `CA ${california}`],
  ])('returns the number of a line that %s', (_case, line) => {
    expect(readLicenseLookups(`CA ${california}\n\n${line}`)).toEqual({ line: 3 });
  });
});
