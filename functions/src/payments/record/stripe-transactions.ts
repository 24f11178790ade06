import type { Transaction, TransactionStatus } from '@dental-shop/domain/order/transaction';
import type Stripe from 'stripe';
import { getCharge, type StripePayment } from './fetch-stripe-payment.ts';

export interface StripeTransaction
  extends Pick<Transaction<unknown>, 'type' | 'amount' | 'currency' | 'status'> {
  id: string;
  /** The time it happened, not the time its event arrived. In ms since 1970. */
  createdAt: number;
}

/** Null if the customer hasn't tried to pay yet. */
function paymentStatus(intent: Stripe.PaymentIntent): TransactionStatus | null {
  const { status, last_payment_error } = intent;
  if (status === 'succeeded') return 'completed';
  if (status === 'processing') return 'processing';
  if (status === 'canceled') return 'failed';
  return status === 'requires_payment_method' && last_payment_error ? 'failed' : null;
}

export function refundStatus(status: string | null): TransactionStatus {
  if (status === 'succeeded') return 'completed';
  return status === 'failed' || status === 'canceled' ? 'failed' : 'pending';
}

const closedDisputeStatuses: Readonly<Record<string, TransactionStatus>> = {
  lost: 'completed',
  won: 'failed',
  // The inquiry was closed or the dispute prevented, possibly with a refund.
  warning_closed: 'failed',
  prevented: 'failed',
};

export function stripeTransactions({
  intent,
  refunds,
  disputes,
}: StripePayment): StripeTransaction[] {
  const status = paymentStatus(intent);
  if (status === null) return [];
  return [
    {
      id: intent.id,
      type: 'payment',
      status,
      amount: status === 'completed' ? intent.amount_received : intent.amount,
      currency: intent.currency,
      createdAt: (getCharge(intent)?.created ?? intent.created) * 1000,
    },
    ...refunds.map((refund) => ({
      id: refund.id,
      type: 'refund' as const,
      status: refundStatus(refund.status),
      amount: refund.amount,
      currency: refund.currency,
      createdAt: refund.created * 1000,
    })),
    ...disputes.map((dispute) => ({
      id: dispute.id,
      type: 'dispute' as const,
      status: closedDisputeStatuses[dispute.status] ?? 'pending',
      amount: dispute.amount,
      currency: dispute.currency,
      createdAt: dispute.created * 1000,
    })),
  ];
}
