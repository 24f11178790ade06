import { expect, it } from 'vitest';
import { isPaid, keptAmount } from './paid.ts';

it.each(['completed', 'disputed'] as const)(
  'counts an order that is %s as paid and subtracts refunds',
  (status) => {
    expect(isPaid({ status })).toBe(true);
    expect(keptAmount({ status, amount: 10_000, amountRefunded: 4_000 })).toBe(6_000);
  },
);

it('counts a refunded order as paid with a kept amount of 0', () => {
  const status = 'refunded';
  expect(isPaid({ status })).toBe(true);
  expect(keptAmount({ status, amount: 10_000, amountRefunded: 10_000 })).toBe(0);
});

it.each(['pending', 'processing', 'failed'] as const)(
  'counts an order that is %s as unpaid with a kept amount of 0',
  (status) => {
    expect(isPaid({ status })).toBe(false);
    expect(keptAmount({ status, amount: 10_000, amountRefunded: 0 })).toBe(0);
  },
);
