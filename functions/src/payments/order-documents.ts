import type { Order } from '@dental-shop/domain/order/order';
import type { Transaction } from '@dental-shop/domain/order/transaction';
import { Timestamp } from 'firebase-admin/firestore';
import type { ServerCheckout } from '../database.ts';
import type { ShopPayment } from '../webhook/shop-payment.ts';
import type { PaymentOutcome } from './payment-outcome.ts';

type RecordableOutcome = PaymentOutcome & { status: NonNullable<PaymentOutcome['status']> };

interface OrderDocuments {
  order: Order<Timestamp>;
  transaction: Transaction<Timestamp>;
  /** What staff must look into, or null where payment and checkout agree. */
  discrepancy: string | null;
}

function discrepancyOf(
  { amount, currency }: RecordableOutcome,
  { uid }: ShopPayment,
  checkout: ServerCheckout | undefined,
): string | null {
  if (!checkout) return 'no-checkout';
  if (!checkout.pricing) return 'checkout-without-pricing';
  if (checkout.uid !== uid) return 'another-customer';
  const { pricing } = checkout;
  return pricing.amount === amount && pricing.currency === currency ? null : 'another-amount';
}

/**
 * The documents of a payment. Items and address are those that the customer agreed to; the amount
 * is what Stripe says, because that is what was taken.
 */
export function orderDocuments(
  outcome: RecordableOutcome,
  payment: ShopPayment,
  checkout: ServerCheckout | undefined,
): OrderDocuments {
  const { status, amount, currency, receiptUrl } = outcome;
  const { uid, checkoutId } = payment;
  const createdAt = Timestamp.fromMillis(outcome.paidAt);
  const pricing = checkout?.uid === uid ? checkout.pricing : undefined;
  return {
    order: {
      uid,
      items: pricing?.items ?? [],
      amount,
      currency,
      status,
      receiptUrl,
      shippingAddress: pricing?.shippingAddress ?? null,
      createdAt,
    },
    transaction: {
      uid,
      orderId: checkoutId,
      type: 'payment',
      amount,
      currency,
      status,
      createdAt,
    },
    discrepancy: discrepancyOf(outcome, payment, checkout),
  };
}
