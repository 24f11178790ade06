import { expect, it } from 'vitest';
import { headerText } from './header-text.ts';

it.each([
  ['Hello\r\nBcc: victim@example.com', 'Hello Bcc: victim@example.com'],
  ['a\u2028b\u0085c\u0000d', 'a b c d'],
  [' Ñandú – 4.5 mm ', 'Ñandú – 4.5 mm'],
  ['x'.repeat(300), 'x'.repeat(200)],
])('makes %j one line', (text, line) => expect(headerText(text)).toBe(line));
