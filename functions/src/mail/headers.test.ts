import { expect, it } from 'vitest';
import { headerText, parseSender } from './headers.ts';

it('reads name and address', () => {
  expect(parseSender('The Shop, Inc. <orders@example.com>')).toEqual({
    name: 'The Shop, Inc.',
    address: 'orders@example.com',
  });
});

it.each(['Shop<a@b.co>', 'Shop   <a@b.co>', '  Shop <a@b.co>', 'Shop <a@b.co>  '])(
  'takes %j whatever the space around the parts',
  (text) => expect(parseSender(text)).toEqual({ name: 'Shop', address: 'a@b.co' }),
);

it.each([
  '',
  'orders@example.com',
  '<orders@example.com>',
  'Shop <nobody>',
  'A\nB <a@b.co>',
  'Shop <a@b.co> and more',
  'Shop <a@b.co>, Other <c@d.co>',
])('refuses %j and says what the setting must be', (text) =>
  expect(() => parseSender(text)).toThrow(`MAIL_FROM must read "Name <address>", but is "${text}"`),
);

it.each([
  ['Hello\r\nBcc: victim@example.com', 'Hello Bcc: victim@example.com'],
  ['a\u2028b\u0085c\u0000d\u202Ee', 'a b cde'],
  [' Ñandú – 4.5 mm ', 'Ñandú – 4.5 mm'],
  ['x'.repeat(300), 'x'.repeat(200)],
])('makes %j one line', (text, line) => expect(headerText(text)).toBe(line));
