import { expect, it } from 'vitest';
import { isMailAddress } from './mail-address.ts';

it.each(['a@example.com', 'first.last+tag@mail.example.co', "o'neil_1@ex-ample.org"])(
  'takes %s',
  (address) => expect(isMailAddress(address)).toBe(true),
);

it.each([
  '',
  'a@example',
  'a@@example.com',
  'a b@example.com',
  'a@example.com\r\nBcc: victim@example.com',
  'a@example.com,victim@example.com',
  'a@example.com;victim@example.com',
  '"Victim" <victim@example.com>',
  '<a@example.com>',
  'a@-example.com',
  'a@example-.com',
  'a@example.com.',
  `${'a'.repeat(65)}@example.com`,
  `a@${'b'.repeat(250)}.com`,
])('refuses %j', (address) => expect(isMailAddress(address)).toBe(false));
