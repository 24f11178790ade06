import { expect, it } from 'vitest';
import { isEmail } from './email.ts';

it.each(['a@b.c', 'first.last@mail.example.com'])('takes %s for an address', (text) => {
  expect(isEmail(text)).toBe(true);
});

it.each(['', 'a', 'a@b', '@b.c', 'a@.', 'a@b.c d', ' a@b.c', 'a@b.c ', 'a@b@c.d'])(
  'does not take %j for one',
  (text) => {
    expect(isEmail(text)).toBe(false);
  },
);
