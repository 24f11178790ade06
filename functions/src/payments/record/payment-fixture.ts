import { catalogue } from '@dental-shop/domain/catalogue/catalogue';
import { Timestamp } from 'firebase-admin/firestore';
import type Stripe from 'stripe';
import type { ServerCheckout } from '../../platform/firestore/checkouts.ts';
import type { StripePayment } from './fetch-stripe-payment.ts';
import { type KnownPayment, paymentRecords } from './payment-records.ts';

export const payment = { paymentIntentId: 'pi_1', checkoutId: 'checkout', uid: 'u' };
export const paidAt = 1_700_000_060_000;
/** When refunds and disputes happened. */
export const afterPaymentAt = 1_700_100_000_000;
export const officeEmail = 'office@example.com';

export const items = [
  { sku: 'I3006', name: 'Original implant name', unitPrice: 13_900, quantity: 2 },
];
const address = { street: '1', city: 'Reno', state: 'NV', zipCode: '1', country: 'US' };
export const shippingAddress = { ...address, street: 'Original street' };

export const checkout: ServerCheckout = {
  uid: 'u',
  items: [{ sku: 'I3006', quantity: 2 }],
  createdAt: Timestamp.fromMillis(0),
  pricing: { items, amount: 27_800, currency: 'usd', shippingAddress },
  paymentIntentId: 'pi_1',
};

export const unpaid: KnownPayment = {
  order: undefined,
  hasStaleRecord: false,
  number: 'K7QM-3XWT',
  transactions: new Map(),
  hasManyDeclines: false,
  checkout,
  catalogue,
  user: {
    email: 'ana@example.com',
    name: 'Ana',
    address,
    status: 'approved',
    language: 'es',
  },
};

export function intent(
  changes: Partial<Record<keyof Stripe.PaymentIntent, unknown>> = {},
): Stripe.PaymentIntent {
  return {
    id: 'pi_1',
    status: 'succeeded',
    amount: 27_800,
    amount_received: 27_800,
    currency: 'usd',
    created: 1_700_000_000,
    last_payment_error: null,
    latest_charge: { created: paidAt / 1000, receipt_url: 'https://stripe.example/receipt' },
    metadata: { items0: '[["I3006",13900,2],["GONE",100,1]]' },
    ...changes,
  } as unknown as Stripe.PaymentIntent;
}

const money = { amount: 27_800, currency: 'usd', created: afterPaymentAt / 1000 };

export const refund = (id: string, changes: Partial<Stripe.Refund> = {}) =>
  ({ id, ...money, status: 'succeeded', ...changes }) as Stripe.Refund;

export const dispute = (id: string, status: Stripe.Dispute.Status) =>
  ({ id, ...money, status }) as Stripe.Dispute;

export const facts = (changes: Partial<StripePayment> = {}): StripePayment => ({
  intent: intent(),
  refunds: [],
  disputes: [],
  ...changes,
});

export const recordsOf = (found: StripePayment, known: KnownPayment = unpaid) =>
  paymentRecords({ payment, facts: found, known, declinedAt: undefined, officeEmail });

export function after(...states: StripePayment[]): KnownPayment {
  let known = unpaid;
  for (const found of states) {
    const { order, transactions } = recordsOf(found, known);
    known = {
      ...known,
      order: order ?? known.order,
      transactions: new Map([...known.transactions, ...transactions]),
    };
  }
  return known;
}

export const processing = facts({ intent: intent({ status: 'processing', amount_received: 0 }) });
export const declined = facts({
  intent: intent({ status: 'requires_payment_method', last_payment_error: {} }),
});
export const paid = facts();
export const partlyRefunded = facts({ refunds: [refund('re_1', { amount: 7_800 })] });
export const fullyRefunded = facts({
  refunds: [refund('re_1', { amount: 7_800 }), refund('re_2', { amount: 20_000 })],
});
export const disputed = facts({ disputes: [dispute('du_1', 'needs_response')] });
export const won = facts({ disputes: [dispute('du_1', 'won')] });
export const lost = facts({ disputes: [dispute('du_1', 'lost')] });
