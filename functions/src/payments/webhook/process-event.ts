import {
  declineEvent,
  intentEvents,
  refundAndDisputeEvents,
} from '@dental-shop/domain/payment/webhook-events';
import { debug, info } from 'firebase-functions/logger';
import type Stripe from 'stripe';
import { detectCardTesting } from '../card-testing/detect-card-testing.ts';
import { recordPayment } from '../record/record-payment.ts';
import type { RecordingServices } from '../services.ts';

/** Throws if Stripe must resend the event. */
export async function processEvent(
  services: RecordingServices,
  event: Stripe.Event,
): Promise<void> {
  const { id, type, created } = event;
  const paymentIntentId = getPaymentIntentId(event);
  const cause = { type: 'event', event: { id, type, created } } as const;
  const recording = paymentIntentId && (await recordPayment(services, paymentIntentId, cause));
  if (!recording) {
    debug('Webhook event ignored', { eventId: id, type });
    return;
  }
  const { payment, outcome } = recording;
  if (type === declineEvent) await detectCardTesting(services, payment);
  info('Webhook event processed', { eventId: id, type, ...payment, outcome });
}

type OneOf<Types extends readonly string[]> = Extract<Stripe.Event, { type: Types[number] }>;

function isOneOf<Types extends readonly string[]>(
  event: Stripe.Event,
  types: Types,
): event is OneOf<Types> {
  return types.includes(event.type);
}

export function getPaymentIntentId(event: Stripe.Event): string | undefined {
  if (isOneOf(event, intentEvents)) return event.data.object.id;
  if (!isOneOf(event, refundAndDisputeEvents)) return undefined;
  const { payment_intent } = event.data.object;
  return typeof payment_intent === 'string' ? payment_intent : payment_intent?.id;
}
