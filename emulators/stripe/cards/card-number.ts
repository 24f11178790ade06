export type CardBrand = 'visa' | 'mastercard' | 'amex' | 'discover' | 'unknown';

const brands: readonly { brand: CardBrand; start: RegExp }[] = [
  { brand: 'visa', start: /^4/ },
  { brand: 'mastercard', start: /^(5[1-5]|2[2-7])/ },
  { brand: 'amex', start: /^3[47]/ },
  { brand: 'discover', start: /^6(011|4[4-9]|5)/ },
];

export function detectBrand(digits: string): CardBrand {
  return brands.find(({ start }) => start.test(digits))?.brand ?? 'unknown';
}

export function numberLength(brand: CardBrand): number {
  return brand === 'amex' ? 15 : 16;
}

export function securityCodeLength(brand: CardBrand): number {
  return brand === 'amex' ? 4 : 3;
}

export function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return digits !== '' && sum % 10 === 0;
}
