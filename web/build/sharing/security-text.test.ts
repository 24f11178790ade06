import { expect, it } from 'vitest';
import { securityText } from './security-text.ts';

it('lists the contacts and expires within a year of the build', () => {
  const text = securityText({
    siteUrl: 'https://shop.example.com',
    email: 'office@example.com',
    builtAt: new Date('2026-03-01T12:00:00.500Z'),
  });
  expect(text.split('\n')).toEqual([
    'Contact: mailto:office@example.com',
    'Contact: https://shop.example.com/contact',
    'Expires: 2027-02-24T12:00:00Z',
    'Preferred-Languages: en, es',
    'Canonical: https://shop.example.com/.well-known/security.txt',
    '',
  ]);
});
