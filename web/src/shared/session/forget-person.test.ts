import { expect, it } from 'vitest';
import { forgetPerson } from './forget-person.ts';

it('removes what is personal, and keeps what the specification keeps', () => {
  const kept = ['ipInfo', 'ipInfoTimestamp', 'language'];
  for (const key of [...kept, 'cart', 'checkout', 'staffActiveAt']) localStorage.setItem(key, '1');
  forgetPerson();
  expect(Object.keys(localStorage).sort()).toEqual(kept);
});
