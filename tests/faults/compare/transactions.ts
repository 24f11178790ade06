import type { TransactionStatus } from '@dental-shop/domain/order/transaction';
import type { ShopTransaction } from '../ledger/shop-ledger.ts';
import type { StripePayment } from '../ledger/stripe-ledger.ts';
import { difference, differentIds } from './difference.ts';

const refundStatus = { succeeded: 'completed', failed: 'failed', pending: 'pending' } as const;
const disputeStatus = { lost: 'completed', won: 'failed', open: 'pending' } as const;
const unpaidStatus = { processing: 'processing', canceled: 'failed', open: 'failed' } as const;

function transactionsOf(payment: StripePayment): ShopTransaction[] {
  const { uid, checkoutId: orderId, currency, state, refunds, disputes } = payment;
  const transaction = (
    type: ShopTransaction['type'],
    { id, amount }: { id: string; amount: number },
    status: TransactionStatus,
  ): ShopTransaction => ({ id, uid, orderId, type, amount, currency, status });
  return [
    transaction('payment', payment, state === 'succeeded' ? 'completed' : unpaidStatus[state]),
    ...refunds.map((each) => transaction('refund', each, refundStatus[each.state])),
    ...disputes.map((each) => transaction('dispute', each, disputeStatus[each.state])),
  ];
}

export function compareTransactions(
  payments: readonly StripePayment[],
  actual: readonly ShopTransaction[],
): string[] {
  const paid = payments.filter(({ state }) => state === 'succeeded').flatMap(transactionsOf);
  // The shop may have recorded these, depending on when it queried Stripe.
  const possible = payments
    .filter(({ state, wasProcessing }) => state !== 'succeeded' && wasProcessing)
    .flatMap(transactionsOf);
  const known = new Map([...paid, ...possible].map((each) => [each.id, each]));
  return [
    ...differentIds(
      'transaction',
      actual.map(({ id }) => id),
      { expected: paid.map(({ id }) => id), allowed: possible.map(({ id }) => id) },
    ),
    ...actual.flatMap((transaction) => {
      const expected = known.get(transaction.id);
      if (!expected) return [];
      return (['uid', 'orderId', 'type', 'amount', 'currency', 'status'] as const).flatMap((name) =>
        difference(`transaction ${transaction.id}: ${name}`, transaction[name], expected[name]),
      );
    }),
  ];
}
