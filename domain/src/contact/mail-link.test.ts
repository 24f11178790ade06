import { expect, it } from 'vitest';
import { mailLink } from './mail-link.ts';

it.each([
  ['ana@example.com', 'mailto:ana@example.com'],
  ['ana+office@example.com', 'mailto:ana%2Boffice@example.com'],
  ['a?bcc=b&c@example.com', 'mailto:a%3Fbcc%3Db%26c@example.com'],
])('writes to %s by %s', (email, link) => expect(mailLink(email)).toBe(link));
