import { describe, expect, it } from 'vitest';
import { addressLines } from './address-lines.ts';

const address = {
  street: '1 Main St',
  city: 'Reno',
  state: 'NV',
  zipCode: '89501',
  country: 'United States',
};

describe('addressLines', () => {
  it('returns the street, the city line, and the country', () => {
    expect(addressLines(address, 'en')).toEqual(['1 Main St', 'Reno, NV 89501', 'United States']);
    expect(addressLines(address, 'es').at(-1)).toBe('Estados Unidos');
    expect(addressLines({ ...address, country: 'Canada' }, 'es').at(-1)).toBe('Canada');
  });

  it('omits fields that the simple registration form lacks', () => {
    const simple = { ...address, street: '1 Main St, Reno', city: '', state: '', zipCode: '' };
    expect(addressLines(simple, 'en')).toEqual(['1 Main St, Reno', 'United States']);
  });

  it('leaves no gap for a missing state or country', () => {
    expect(addressLines({ ...address, state: '' }, 'en')[1]).toBe('Reno, 89501');
    expect(addressLines({ ...address, country: ' ' }, 'en')).toEqual([
      '1 Main St',
      'Reno, NV 89501',
    ]);
  });

  it('returns no lines for an address without a street', () => {
    expect(addressLines({ ...address, street: ' ' }, 'en')).toEqual([]);
  });
});
