import { expect, it } from 'vitest';
import { maxPhoneLength } from './phone-notation.ts';
import { phoneNumber } from './phone-number.ts';

it.each([
  '',
  '7025550123',
  '702-555-0123',
  '702.555.0123',
  '(702) 555-0123',
  '+1 (702) 555-0123',
  '+(52) 55 1234 5678',
])('accepts %j', (number) => {
  expect(phoneNumber.parse(number)).toBe(number);
});

it('removes surrounding spaces', () => {
  expect(phoneNumber.parse('  702-555-0123 ')).toBe('702-555-0123');
  expect(phoneNumber.parse('   ')).toBe('');
});

it.each([
  '12345',
  'call me',
  '702-555-0123 ext. 4',
  '()',
  '05/04/1970',
  '1'.repeat(maxPhoneLength + 1),
])('rejects %j', (number) => {
  expect(phoneNumber.safeParse(number).success).toBe(false);
});
