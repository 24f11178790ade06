import type { Response } from 'express';
import type { Request } from 'firebase-functions/https';
import { debug, info, error as logError, warn } from 'firebase-functions/logger';
import type Stripe from 'stripe';
import { type RecordingServices, recordPayment } from '../payments/record/record-payment.ts';
import { paymentOfEvent } from '../payments/webhook/payment-of-event.ts';
import { UnverifiedEvent, verifyEvent } from '../payments/webhook/verify-event.ts';
import { describeError } from '../platform/log.ts';
import { ApiError, sendError } from './refusals.ts';

/** Stripe's events are some kB; what is longer is not read. */
const maximumBytes = 512 * 1024;

export interface WebhookServices extends RecordingServices {
  /** The signing secret; called at the time of use. */
  secret: () => string;
}

/**
 * Answers 2xx only when what the event tells is written, or is of no interest: Stripe delivers
 * again after any other answer.
 */
export async function handleStripeWebhook(
  services: WebhookServices,
  request: Request,
  response: Response,
): Promise<void> {
  if (request.method !== 'POST') return sendError(response, new ApiError('not-found'));
  const body = request.rawBody ?? Buffer.alloc(0);
  if (body.length > maximumBytes) return sendError(response, new ApiError('payload-too-large'));
  try {
    const event = verifyEvent(services.stripe().webhooks, {
      body,
      signature: request.get('stripe-signature'),
      secret: services.secret(),
      now: Date.now() / 1000,
    });
    await processEvent(services, event);
    response.json({ received: true });
  } catch (error) {
    if (error instanceof UnverifiedEvent) {
      warn('A webhook delivery was refused', { error: describeError(error) });
      return sendError(response, new ApiError('invalid-input', 'stripe-signature'));
    }
    logError('An event was not processed; Stripe will send it again', {
      error: describeError(error),
    });
    sendError(response, new ApiError('internal'));
  }
}

async function processEvent(services: RecordingServices, event: Stripe.Event) {
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
