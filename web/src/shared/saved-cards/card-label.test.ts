import { describe, expect, it } from 'vitest';
import { brandName, expiry } from './card-label.ts';

describe('brandName', () => {
  it('spells the brands as they do', () => {
    expect(brandName('visa')).toBe('Visa');
    expect(brandName('amex')).toBe('American Express');
  });

  it('makes do with a brand it has not heard of', () => {
    expect(brandName('newcard')).toBe('Newcard');
    expect(brandName('')).toBe('');
  });
});

describe('expiry', () => {
  const card = { id: 'pm_1', brand: 'visa', last4: '4242' };

  it('writes the month with two digits', () => {
    expect(expiry({ ...card, expMonth: 4, expYear: 2031 })).toBe('04/2031');
    expect(expiry({ ...card, expMonth: 12, expYear: 2031 })).toBe('12/2031');
  });
});
