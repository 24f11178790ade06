import { debug, info } from 'firebase-functions/logger';
import type Stripe from 'stripe';
import { recordPayment } from '../record/record-payment.ts';
import type { RecordingServices } from '../services.ts';
import { type ShopPayment, shopPayment } from '../shop-payment.ts';

const intentEvents = [
  'payment_intent.succeeded',
  'payment_intent.processing',
  'payment_intent.payment_failed',
  'payment_intent.canceled',
] as const;

/** Events whose object is a charge, a refund or a dispute, which names its PaymentIntent. */
const consequenceEvents = [
  'charge.refunded',
  'charge.refund.updated',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
] as const;

/**
 * All that the webhook's endpoint at Stripe must be sent; `docs/stripe.md` says so to the owner.
 */
export const webhookEvents = [...intentEvents, ...consequenceEvents] as const;

/**
 * Records the payment that an event is about, if it is the shop's. Throws where it must be sent
 * again.
 */
export async function processEvent(
  services: RecordingServices,
  event: Stripe.Event,
): Promise<void> {
  const payment = await paymentOfEvent(services.stripe(), event);
  if (payment === undefined) {
    debug('An event of no interest', { eventId: event.id, type: event.type });
    return;
  }
  const { id, type, created } = event;
  const cause = { type: 'event', event: { id, type, created } } as const;
  const { outcome } = await recordPayment(services, payment, cause);
  info('An event was processed', { eventId: id, type, ...payment, outcome });
}

type OneOf<Types extends readonly string[]> = Extract<Stripe.Event, { type: Types[number] }>;

function isOneOf<Types extends readonly string[]>(
  event: Stripe.Event,
  types: Types,
): event is OneOf<Types> {
  return types.includes(event.type);
}

/**
 * The shop's payment that an event is about; undefined for an event that changes no order of the
 * shop. Asks Stripe where the event only names the payment.
 */
export async function paymentOfEvent(
  stripe: Stripe,
  event: Stripe.Event,
): Promise<ShopPayment | undefined> {
  if (isOneOf(event, intentEvents)) return shopPayment(event.data.object);
  if (!isOneOf(event, consequenceEvents)) return undefined;
  const { payment_intent } = event.data.object;
  if (!payment_intent) return undefined;
  return shopPayment(
    typeof payment_intent === 'string'
      ? await stripe.paymentIntents.retrieve(payment_intent)
      : payment_intent,
  );
}
