import { expect, it } from 'vitest';
import { parseSender } from './sender.ts';

it('reads name and address', () => {
  expect(parseSender('The Shop, Inc. <orders@example.com>')).toEqual({
    name: 'The Shop, Inc.',
    address: 'orders@example.com',
  });
});

it.each(['', 'orders@example.com', '<orders@example.com>', 'Shop <nobody>', 'A\nB <a@b.co>'])(
  'refuses %j and names the setting',
  (text) => expect(() => parseSender(text)).toThrow('MAIL_FROM'),
);
