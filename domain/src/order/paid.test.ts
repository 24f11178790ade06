import { expect, it } from 'vitest';
import { isPaid, keptAmount } from './paid.ts';

it.each(['completed', 'disputed'] as const)(
  'an order that is %s is paid, and its kept amount excludes refunds',
  (status) => {
    expect(isPaid({ status })).toBe(true);
    expect(keptAmount({ status, amount: 10_000, amountRefunded: 4_000 })).toBe(6_000);
  },
);

it('a refunded order is paid, but its kept amount is 0', () => {
  const status = 'refunded';
  expect(isPaid({ status })).toBe(true);
  expect(keptAmount({ status, amount: 10_000, amountRefunded: 10_000 })).toBe(0);
});

it.each(['pending', 'processing', 'failed'] as const)(
  'an order that is %s is not paid, and its kept amount is 0',
  (status) => {
    expect(isPaid({ status })).toBe(false);
    expect(keptAmount({ status, amount: 10_000, amountRefunded: 0 })).toBe(0);
  },
);
