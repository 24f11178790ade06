import { expect, it } from 'vitest';
import { readTestKeys } from './test-keys.ts';

const read = (secret?: string, publishable?: string) =>
  readTestKeys({ STRIPE_TEST_SECRET_KEY: secret, STRIPE_TEST_PUBLISHABLE_KEY: publishable });

it('accepts a pair of test keys, including a restricted one', () => {
  expect(read('sk_test_1', ' pk_test_1\n')).toEqual({
    secretKey: 'sk_test_1',
    publishableKey: 'pk_test_1',
  });
  expect(read('rk_test_1', 'pk_test_1')?.secretKey).toBe('rk_test_1');
});

it('returns undefined without keys', () => {
  expect(read()).toBeUndefined();
  expect(read('', ' ')).toBeUndefined();
});

it.each([
  ['sk_live_1', 'pk_test_1', 'no live keys'],
  ['rk_live_1', 'pk_test_1', 'no live keys'],
  ['sk_test_1', 'pk_live_1', 'no live keys'],
  ['sk_test_1', undefined, 'STRIPE_TEST_PUBLISHABLE_KEY is not set'],
  [undefined, 'pk_test_1', 'STRIPE_TEST_SECRET_KEY is not set'],
  ['pk_test_1', 'pk_test_1', 'STRIPE_TEST_SECRET_KEY must start with'],
  ['sk_test_1', 'sk_test_1', 'STRIPE_TEST_PUBLISHABLE_KEY must start with'],
])('rejects %s with %s', (secret, publishable, sentence) => {
  expect(() => read(secret, publishable)).toThrow(sentence);
});
