import type { ListedPayment } from '@dental-shop/domain/payment/disagreement';
import type Stripe from 'stripe';
import { chargeOf } from '../record/payment-facts.ts';
import type { RecentPayment } from './recent-payments.ts';

function stateOf({ status }: Stripe.PaymentIntent): ListedPayment['state'] {
  if (status === 'succeeded') return 'completed';
  return status === 'processing' ? 'processing' : 'untried';
}

/** What the lists tell of a payment. */
export function listedPayment({ intent, hasRecentRefund }: RecentPayment): ListedPayment {
  const charge = chargeOf(intent);
  const state = stateOf(intent);
  return {
    state,
    amount: state === 'completed' ? intent.amount_received : intent.amount,
    amountRefunded: charge?.amount_refunded ?? 0,
    hasRecentRefund,
    isDisputed: charge?.disputed ?? false,
  };
}
