import { debug, info } from 'firebase-functions/logger';
import type Stripe from 'stripe';
import { declineEvent } from '../declines/decline-event.ts';
import { stopDeclined } from '../declines/stop-declined.ts';
import { recordPayment } from '../record/record-payment.ts';
import type { RecordingServices } from '../services.ts';

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
  const { id, type, created } = event;
  const paymentIntentId = paymentIntentOf(event);
  const cause = { type: 'event', event: { id, type, created } } as const;
  const recording = paymentIntentId && (await recordPayment(services, paymentIntentId, cause));
  if (!recording) {
    debug('An event of no interest', { eventId: id, type });
    return;
  }
  const { payment, outcome } = recording;
  if (type === declineEvent) await stopDeclined(services, payment);
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
 * The id of the PaymentIntent that an event is about, which is all that is taken from it; undefined
 * for an event that changes no order of the shop.
 */
export function paymentIntentOf(event: Stripe.Event): string | undefined {
  if (isOneOf(event, intentEvents)) return event.data.object.id;
  if (!isOneOf(event, consequenceEvents)) return undefined;
  const { payment_intent } = event.data.object;
  return typeof payment_intent === 'string' ? payment_intent : payment_intent?.id;
}
