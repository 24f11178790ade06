import { expect, it } from 'vitest';
import { isPaid, keptAmount } from './paid.ts';

it.each(['completed', 'disputed'] as const)(
  'of an order that is %s, something is left',
  (status) => {
    expect(isPaid({ status })).toBe(true);
    expect(keptAmount({ status, amount: 10_000, amountRefunded: 4_000 })).toBe(6_000);
  },
);

it('of an order that is refunded, nothing is left, though it was paid', () => {
  const status = 'refunded';
  expect(isPaid({ status })).toBe(true);
  expect(keptAmount({ status, amount: 10_000, amountRefunded: 10_000 })).toBe(0);
});

it.each(['pending', 'processing', 'failed'] as const)(
  'of an order that is %s, nothing was paid, whatever it asks for',
  (status) => {
    expect(isPaid({ status })).toBe(false);
    expect(keptAmount({ status, amount: 10_000, amountRefunded: 0 })).toBe(0);
  },
);
