import { expect, it } from 'vitest';
import { mailLink, telephoneLink } from './contact-links.ts';

it.each([
  ['ana@example.com', 'mailto:ana@example.com'],
  ['ana+office@example.com', 'mailto:ana%2Boffice@example.com'],
  ['a?bcc=b&c@example.com', 'mailto:a%3Fbcc%3Db%26c@example.com'],
])('mailLink turns %s into %s', (email, link) => expect(mailLink(email)).toBe(link));

it.each([
  ['+1 213-555-0100', 'tel:+12135550100'],
  ['+34 91 555 01 00', 'tel:+34915550100'],
])('telephoneLink turns %s into %s', (phone, address) =>
  expect(telephoneLink(phone)).toBe(address),
);
