import { calendarDay } from '@dental-shop/domain/calendar/calendar-day';
import { defaultTimeZone } from '@dental-shop/domain/calendar/time-zone';
import type Stripe from 'stripe';
import { stripe } from '../../shop/stripe.ts';

/** `amount` is in cents. */
interface Consequence<State> {
  id: string;
  state: State;
  amount: number;
  day: string;
}

export interface StripePayment {
  id: string;
  checkoutId: string;
  orderNumber: string;
  uid: string;
  state: 'succeeded' | 'processing' | 'canceled' | 'open';
  /** The paid or requested amount in cents. */
  amount: number;
  currency: string;
  day: string;
  /** If the payment was processing at some point, the shop may have an order for it. */
  wasProcessing: boolean;
  refunds: Consequence<'succeeded' | 'failed' | 'pending'>[];
  disputes: Consequence<'open' | 'lost' | 'won'>[];
}

export interface StripeLedger {
  payments: StripePayment[];
  /** Declines per day, counting only those whose events the shop received. */
  deliveredDeclines: Readonly<Record<string, number>>;
  customers: string[];
}

const all = { limit: 100 };

async function toArray<T>(list: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const each of list) found.push(each);
  return found;
}

const day = (seconds: number) => calendarDay(new Date(seconds * 1000), defaultTimeZone);

const idOf = (reference: string | { id: string } | null) =>
  typeof reference === 'string' ? reference : reference?.id;

function paymentState({ status }: Stripe.PaymentIntent): StripePayment['state'] {
  if (status === 'succeeded') return 'succeeded';
  if (status === 'processing') return 'processing';
  return status === 'canceled' ? 'canceled' : 'open';
}

function refundState({ status }: Stripe.Refund) {
  if (status === 'succeeded') return 'succeeded';
  return status === 'failed' || status === 'canceled' ? 'failed' : 'pending';
}

function disputeState({ status }: Stripe.Dispute) {
  if (status === 'lost') return 'lost';
  return ['won', 'warning_closed', 'prevented'].includes(status) ? 'won' : 'open';
}

async function intentsWith(type: 'payment_intent.processing'): Promise<Set<string>> {
  const events = await toArray(stripe.events.list({ ...all, type }));
  return new Set(events.map(({ data }) => (data.object as Stripe.PaymentIntent).id));
}

async function deliveredDeclines(uids: ReadonlySet<string>): Promise<Record<string, number>> {
  const declines: Record<string, number> = {};
  const failures = { type: 'payment_intent.payment_failed', delivery_success: true };
  for (const { created, data } of await toArray(stripe.events.list({ ...all, ...failures }))) {
    const { metadata } = data.object as Stripe.PaymentIntent;
    if (uids.has(metadata.uid ?? '')) declines[day(created)] = (declines[day(created)] ?? 0) + 1;
  }
  return declines;
}

export async function readStripeLedger(uids: ReadonlySet<string>): Promise<StripeLedger> {
  const intents = await toArray(
    stripe.paymentIntents.list({ ...all, expand: ['data.latest_charge'] }),
  );
  const refunds = await toArray(stripe.refunds.list(all));
  const disputes = await toArray(stripe.disputes.list(all));
  const customers = await toArray(stripe.customers.list(all));
  const processing = await intentsWith('payment_intent.processing');
  const payments = intents
    .filter(({ metadata }) => uids.has(metadata.uid ?? ''))
    .map((intent): StripePayment => {
      const { id, metadata, currency, latest_charge: charge } = intent;
      const isOf = ({ payment_intent }: Stripe.Refund | Stripe.Dispute) =>
        idOf(payment_intent) === id;
      return {
        id,
        checkoutId: metadata.checkoutId ?? '',
        orderNumber: metadata.orderNumber ?? '',
        uid: metadata.uid ?? '',
        state: paymentState(intent),
        amount: intent.status === 'succeeded' ? intent.amount_received : intent.amount,
        currency,
        day: day(charge && typeof charge === 'object' ? charge.created : intent.created),
        wasProcessing: processing.has(id),
        refunds: refunds.filter(isOf).map((refund) => ({
          id: refund.id,
          state: refundState(refund),
          amount: refund.amount,
          day: day(refund.created),
        })),
        disputes: disputes.filter(isOf).map((dispute) => ({
          id: dispute.id,
          state: disputeState(dispute),
          amount: dispute.amount,
          day: day(dispute.created),
        })),
      };
    });
  return {
    payments,
    deliveredDeclines: await deliveredDeclines(uids),
    customers: customers.flatMap(({ metadata }) =>
      uids.has(metadata.uid ?? '') ? [metadata.uid ?? ''] : [],
    ),
  };
}
