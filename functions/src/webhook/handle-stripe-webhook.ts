import type { Response } from 'express';
import type { Firestore } from 'firebase-admin/firestore';
import type { Request } from 'firebase-functions/https';
import { debug, info, error as logError, warn } from 'firebase-functions/logger';
import type Stripe from 'stripe';
import { ApiError, sendError } from '../api/errors.ts';
import { describeError } from '../log.ts';
import { recordPayment } from '../payments/record-payment.ts';
import { shopPayment } from './shop-payment.ts';
import { UnverifiedEvent, verifyEvent } from './verify-event.ts';

/** Stripe's events are some kB; what is longer is not read. */
const maximumBytes = 512 * 1024;

export interface WebhookServices {
  firestore: Firestore;
  stripe: () => Stripe;
  /** The signing secret; called at the time of use. */
  secret: () => string;
}

/**
 * Answers 2xx only when what the event tells is written, or is of no interest: Stripe delivers
 * again after any other answer.
 */
export async function handleStripeWebhook(
  { firestore, stripe, secret }: WebhookServices,
  request: Request,
  response: Response,
): Promise<void> {
  if (request.method !== 'POST') return sendError(response, new ApiError('not-found'));
  const body = request.rawBody ?? Buffer.alloc(0);
  if (body.length > maximumBytes) return sendError(response, new ApiError('payload-too-large'));
  try {
    const event = verifyEvent(stripe().webhooks, {
      body,
      signature: request.get('stripe-signature'),
      secret: secret(),
      now: Date.now() / 1000,
    });
    await processEvent(firestore, stripe(), event);
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

async function processEvent(firestore: Firestore, stripe: Stripe, event: Stripe.Event) {
  const payment = shopPayment(event);
  if (payment === undefined) {
    debug('An event of no interest', { eventId: event.id, type: event.type });
    return;
  }
  // Events come in any order: the payment as Stripe has it now is right, the event's copy may be old.
  const intent = await stripe.paymentIntents.retrieve(payment.paymentIntentId, {
    expand: ['latest_charge'],
  });
  const outcome = await recordPayment(firestore, { event, payment, intent });
  info('An event was processed', { eventId: event.id, type: event.type, ...payment, outcome });
}
