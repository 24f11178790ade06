import type { OrderStatus } from './order-status.ts';
import type { Transaction, TransactionStatus, TransactionType } from './transaction.ts';

type Entry = Pick<Transaction<unknown>, 'type' | 'status' | 'amount'>;

interface OrderState {
  status: OrderStatus;
  /** In cents: what was taken; what was asked for while nothing was. */
  amount: number;
  /** In cents: what was given back or lost in a dispute, never more than was taken. */
  amountRefunded: number;
}

/** What an order's transactions, all of them, make of it. */
export function orderStatusOf(transactions: readonly Entry[]): OrderState {
  const of = (type: TransactionType, status: TransactionStatus) =>
    transactions.filter((entry) => entry.type === type && entry.status === status);
  const sum = (entries: readonly Entry[]) =>
    entries.reduce((cents, { amount }) => cents + amount, 0);

  const taken = of('payment', 'completed');
  const amount = sum(taken);
  if (taken.length === 0) {
    for (const status of ['processing', 'failed', 'pending'] as const) {
      const asked = of('payment', status).at(-1);
      if (asked) return { status, amount: asked.amount, amountRefunded: 0 };
    }
    return { status: 'pending', amount: 0, amountRefunded: 0 };
  }
  const givenBack = sum([...of('refund', 'completed'), ...of('dispute', 'completed')]);
  const amountRefunded = Math.min(givenBack, amount);
  // While the bank has not decided, the money is neither the shop's nor the customer's.
  if (of('dispute', 'pending').length > 0) return { status: 'disputed', amount, amountRefunded };
  const status = amountRefunded === amount ? 'refunded' : 'completed';
  return { status, amount, amountRefunded };
}
