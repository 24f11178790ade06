import { describe, expect, it } from 'vitest';
import {
  checkCardNumber,
  checkExpiry,
  checkSecurityCode,
  formatCardNumber,
  formatExpiry,
} from './card-input.ts';

describe('card input', () => {
  it.each([
    ['4242424242424242', '4242 4242 4242 4242'],
    ['42424242424242429', '4242 4242 4242 4242'],
    ['378282246310005', '3782 822463 10005'],
    ['42-42 4', '4242 4'],
    ['', ''],
  ])('formats the number %s', (typed, shown) => expect(formatCardNumber(typed)).toBe(shown));

  it.each([
    ['1', '1'],
    ['4', '04 / '],
    ['12', '12 / '],
    ['1/30', '01 / 30'],
    ['1230', '12 / 30'],
    ['12/2030', '12 / 30'],
    ['', ''],
  ])('formats the expiry %s', (typed, shown) => expect(formatExpiry(typed)).toBe(shown));

  it.each([
    ['4242 4242 4242 4242', null],
    ['4242 4242 4242 4241', 'invalid_number'],
    ['4242', 'incomplete_number'],
  ])('validates the number %s', (typed, code) => expect(checkCardNumber(typed)).toBe(code));

  it.each([
    ['11 / 26', null],
    ['10 / 26', 'invalid_expiry_year_past'],
    ['13 / 30', 'invalid_expiry_month'],
    ['1', 'incomplete_expiry'],
  ])('validates the expiry %s', (typed, code) => {
    expect(checkExpiry(typed, new Date(2026, 10, 20))).toBe(code);
  });

  it('requires four digits for the security code of an American Express card', () => {
    expect(checkSecurityCode('123', '4242')).toBeNull();
    expect(checkSecurityCode('123', '3782')).toBe('incomplete_cvc');
  });
});
