import { describe, expect, it } from 'vitest';
import { brandName } from './card-brand.ts';
import { expiry } from './card-label.ts';

describe('brandName', () => {
  it('spells known brands correctly', () => {
    expect(brandName('visa')).toBe('Visa');
    expect(brandName('amex')).toBe('American Express');
  });

  it('capitalizes an unknown brand', () => {
    expect(brandName('newcard')).toBe('Newcard');
    expect(brandName('')).toBe('');
  });
});

describe('expiry', () => {
  const card = { id: 'pm_1', brand: 'visa', last4: '4242' };

  it('formats the month with two digits', () => {
    expect(expiry({ ...card, expMonth: 4, expYear: 2031 })).toBe('04/2031');
    expect(expiry({ ...card, expMonth: 12, expYear: 2031 })).toBe('12/2031');
  });
});
