import type { OrderAttention } from '@dental-shop/domain/order/order-attention';
import type { ServerCheckout } from '../../platform/firestore/checkouts.ts';
import type { ShopPayment } from '../shop-payment.ts';
import type { TransactionChange } from './merge-transactions.ts';

interface Circumstances {
  payment: ShopPayment;
  isSameAmount: boolean;
  currency: string;
  checkout: ServerCheckout | undefined;
  isApproved: boolean;
  /** Staff may have hidden a recalled item while the customer was paying. */
  hasHiddenItem: boolean;
  changes: readonly TransactionChange[];
  hasOpenDispute: boolean;
  hasManyDeclines: boolean;
}

function disagreement({
  payment,
  isSameAmount,
  currency,
  checkout,
}: Circumstances): OrderAttention | undefined {
  if (!checkout) return 'no-checkout';
  if (!checkout.pricing) return 'checkout-without-pricing';
  if (checkout.uid !== payment.uid) return 'another-customer';
  const isSameCurrency = checkout.pricing.currency === currency;
  return isSameAmount && isSameCurrency ? undefined : 'another-amount';
}

/** All reasons are permanent except `dispute`, which is removed when the dispute is closed. */
export function attentionReasons(
  known: readonly OrderAttention[],
  circumstances: Circumstances,
): OrderAttention[] {
  const { changes, isApproved, hasHiddenItem, hasOpenDispute, hasManyDeclines } = circumstances;
  const reasons = new Set(known);
  const changed = (type: string, status: string) =>
    changes.some(({ transaction }) => transaction.type === type && transaction.status === status);
  if (changed('payment', 'completed') || changed('payment', 'processing')) {
    const reason = disagreement(circumstances);
    if (reason) reasons.add(reason);
  }
  if (changed('payment', 'completed') && !isApproved) reasons.add('approval-withdrawn');
  if (changed('payment', 'completed') && hasHiddenItem) reasons.add('hidden-item');
  if (hasManyDeclines) reasons.add('many-declines');
  if (changed('refund', 'failed')) reasons.add('refund-failed');
  if (hasOpenDispute) reasons.add('dispute');
  else reasons.delete('dispute');
  return [...reasons];
}
