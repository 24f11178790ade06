import { detectBrand, numberLength, passesLuhn, securityCodeLength } from './card-number.ts';

export type CardInputProblem =
  | 'incomplete_number'
  | 'invalid_number'
  | 'incomplete_expiry'
  | 'invalid_expiry_month'
  | 'invalid_expiry_year_past'
  | 'incomplete_cvc'
  | 'incomplete_zip';

export function onlyDigits(text: string): string {
  return text.replace(/\D/g, '');
}

/** Uses groups of four, or 4-6-5 for American Express. Drops digits beyond the brand's length. */
export function formatCardNumber(text: string): string {
  const all = onlyDigits(text);
  const brand = detectBrand(all);
  const digits = all.slice(0, numberLength(brand));
  const groups =
    brand === 'amex' ? /^(.{1,4})(.{1,6})?(.{1,5})?$/ : /^(.{1,4})(.{1,4})?(.{1,4})?(.{1,4})?$/;
  const parts = groups.exec(digits)?.slice(1) ?? [];
  return parts.filter((part) => part !== undefined).join(' ');
}

/** Formats as `MM / YY`. Also accepts `1/30`, `0130`, and browsers' autofill format `01/2030`. */
export function formatExpiry(text: string): string {
  const [first = '', second] = text.split('/');
  let digits = onlyDigits(text);
  if (second !== undefined && onlyDigits(first).length === 1) digits = `0${digits}`;
  if (/^[2-9]/.test(digits)) digits = `0${digits}`;
  if (digits.length === 6) digits = digits.slice(0, 2) + digits.slice(4);
  const month = digits.slice(0, 2);
  const year = digits.slice(2, 4);
  if (year !== '') return `${month} / ${year}`;
  return month.length === 2 ? `${month} / ` : month;
}

/** Null if incomplete. `month` is 1 to 12, and `year` has four digits. */
export function parseExpiry(text: string): { month: number; year: number } | null {
  const digits = onlyDigits(text);
  if (digits.length !== 4) return null;
  return { month: Number(digits.slice(0, 2)), year: 2000 + Number(digits.slice(2)) };
}

export function checkCardNumber(text: string): CardInputProblem | null {
  const digits = onlyDigits(text);
  if (digits.length < numberLength(detectBrand(digits))) return 'incomplete_number';
  return passesLuhn(digits) ? null : 'invalid_number';
}

export function checkExpiry(text: string, today: Date): CardInputProblem | null {
  const expiry = parseExpiry(text);
  if (expiry === null) return 'incomplete_expiry';
  if (expiry.month < 1 || expiry.month > 12) return 'invalid_expiry_month';
  const months = expiry.year * 12 + expiry.month;
  const past = months < today.getFullYear() * 12 + today.getMonth() + 1;
  return past ? 'invalid_expiry_year_past' : null;
}

export function checkSecurityCode(text: string, cardNumber: string): CardInputProblem | null {
  const length = securityCodeLength(detectBrand(onlyDigits(cardNumber)));
  return onlyDigits(text).length === length ? null : 'incomplete_cvc';
}

export function checkPostalCode(text: string): CardInputProblem | null {
  return text.replace(/[^\p{L}\p{N}]/gu, '').length >= 3 ? null : 'incomplete_zip';
}
