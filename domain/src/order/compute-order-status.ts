import type { OrderStatus } from './order-status.ts';
import type { Transaction, TransactionStatus, TransactionType } from './transaction.ts';

type Movement = Pick<Transaction<unknown>, 'type' | 'status' | 'amount'>;

interface OrderState {
  status: OrderStatus;
  /** In cents. If nothing was paid, the amount of the latest attempt. */
  amount: number;
  /** The amount refunded or lost in a dispute, in cents. At most `amount`. */
  amountRefunded: number;
}

export function computeOrderStatus(transactions: readonly Movement[]): OrderState {
  const withStatus = (type: TransactionType, status: TransactionStatus) =>
    transactions.filter((each) => each.type === type && each.status === status);
  const sum = (movements: readonly Movement[]) =>
    movements.reduce((cents, { amount }) => cents + amount, 0);

  const completed = withStatus('payment', 'completed');
  const amount = sum(completed);
  if (completed.length === 0) {
    for (const status of ['processing', 'failed', 'pending'] as const) {
      const attempt = withStatus('payment', status).at(-1);
      if (attempt) return { status, amount: attempt.amount, amountRefunded: 0 };
    }
    return { status: 'pending', amount: 0, amountRefunded: 0 };
  }
  const returned = sum([
    ...withStatus('refund', 'completed'),
    ...withStatus('dispute', 'completed'),
  ]);
  const amountRefunded = Math.min(returned, amount);
  if (withStatus('dispute', 'pending').length > 0)
    return { status: 'disputed', amount, amountRefunded };
  const status = amountRefunded === amount ? 'refunded' : 'completed';
  return { status, amount, amountRefunded };
}
