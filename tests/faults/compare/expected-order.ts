import type { OrderAttention } from '@dental-shop/domain/order/order-attention';
import type { OrderStatus } from '@dental-shop/domain/order/order-status';
import type { StripePayment } from '../ledger/stripe-ledger.ts';

interface ExpectedOrder {
  status: OrderStatus;
  amountRefunded: number;
  attention: OrderAttention[];
}

const sum = (parts: readonly { amount: number }[]) =>
  parts.reduce((cents, { amount }) => cents + amount, 0);

/** The order that the shop should have recorded, derived only from Stripe's ledger. */
export function expectedOrder({ amount, refunds, disputes }: StripePayment): ExpectedOrder {
  const isOpen = disputes.some(({ state }) => state === 'open');
  const lost = disputes.filter(({ state }) => state === 'lost');
  const given = refunds.filter(({ state }) => state === 'succeeded');
  const amountRefunded = Math.min(amount, sum(given) + sum(lost));
  const settled = amountRefunded === amount ? 'refunded' : 'completed';
  return {
    status: isOpen ? 'disputed' : settled,
    amountRefunded,
    attention: [
      ...(isOpen ? ['dispute' as const] : []),
      ...(refunds.some(({ state }) => state === 'failed') ? ['refund-failed' as const] : []),
    ],
  };
}
