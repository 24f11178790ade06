import { Refusal } from '@dental-shop/domain/refusal/refusal';
import type { Response } from 'express';
import { onRequest, type Request } from 'firebase-functions/https';
import { error as logError, warn } from 'firebase-functions/logger';
import type { RecordingServices } from '../payments/services.ts';
import { processEvent } from '../payments/webhook/process-event.ts';
import { UnverifiedEvent, verifySignature } from '../payments/webhook/verify-signature.ts';
import { firestore } from '../platform/firebase.ts';
import { describeError } from '../platform/log-redaction.ts';
import { officeEmail, region } from '../platform/parameters.ts';
import { sendRefusal } from './error-responses.ts';
import { responseHeaders } from './response-headers.ts';
import { resources } from './runtime-options.ts';
import { bindStripeWebhook } from './secrets.ts';

const { secrets, stripe, signingSecret } = bindStripeWebhook();
const services = { firestore, stripe, officeEmail: () => officeEmail.value(), signingSecret };

/**
 * A separate function, so only it has the signing secret and floods of API requests don't affect
 * it. No App Check, because Stripe's signature authenticates the caller.
 */
export const stripeWebhook = onRequest(
  { ...resources.stripeWebhook, region, secrets, invoker: 'public' },
  (request, response) => handleStripeWebhook(services, request, response),
);

/** Responds 2xx only if the event is recorded or irrelevant; Stripe retries otherwise. */
export async function handleStripeWebhook(
  services: RecordingServices & { signingSecret: () => string },
  request: Request,
  response: Response,
): Promise<void> {
  response.set(responseHeaders);
  if (request.method !== 'POST') return sendRefusal(response, new Refusal('not-found'));
  try {
    const event = verifySignature(services.stripe().webhooks, {
      body: request.rawBody ?? Buffer.alloc(0),
      signature: request.get('stripe-signature'),
      secret: services.signingSecret(),
      now: Date.now() / 1000,
    });
    await processEvent(services, event);
    response.json({ received: true });
  } catch (error) {
    if (error instanceof UnverifiedEvent) {
      warn('Webhook delivery rejected', { error: describeError(error) });
      return sendRefusal(response, new Refusal('invalid-input', { field: 'stripe-signature' }));
    }
    logError('Webhook event not processed; Stripe will retry', {
      error: describeError(error),
    });
    sendRefusal(response, new Refusal('internal'));
  }
}
