import type { OrderStatus } from '@dental-shop/domain/order/order-status';
import type Stripe from 'stripe';

/** What Stripe has to say of a payment, in the shop's words. */
export interface PaymentOutcome {
  /** Null while there is nothing to record: not yet tried, or called off. */
  status: Extract<OrderStatus, 'completed' | 'processing' | 'failed'> | null;
  /** In cents: what was received, or what is asked for while nothing was. */
  amount: number;
  currency: string;
  receiptUrl: string | null;
  /** When the customer paid, in ms since 1970; not when the news of it came. */
  paidAt: number;
}

function statusOf({ status, last_payment_error }: Stripe.PaymentIntent): PaymentOutcome['status'] {
  if (status === 'succeeded') return 'completed';
  if (status === 'processing') return 'processing';
  return status === 'requires_payment_method' && last_payment_error ? 'failed' : null;
}

/** Reads a PaymentIntent whose `latest_charge` is expanded. */
export function paymentOutcome(intent: Stripe.PaymentIntent): PaymentOutcome {
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null;
  const status = statusOf(intent);
  return {
    status,
    amount: status === 'completed' ? intent.amount_received : intent.amount,
    currency: intent.currency,
    receiptUrl: status === 'completed' ? (charge?.receipt_url ?? null) : null,
    paidAt: (charge?.created ?? intent.created) * 1000,
  };
}
