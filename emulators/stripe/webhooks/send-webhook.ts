import Stripe from 'stripe';
import { nowInSeconds } from '../account/identifiers.ts';

/** Where and how events are sent. */
export interface WebhookEndpoint {
  url: string;
  /** Signing secret (`whsec_...`). */
  secret: string;
  /** How long in ms the endpoint may take to answer. */
  timeoutMs: number;
}

/**
 * POSTs the event once, signed with the time of this attempt: an endpoint refuses signatures that
 * are more than five minutes old, so a retry needs a fresh one. Returns the endpoint's HTTP status;
 * rejects when the endpoint cannot be reached, is too slow, or `stop` is signalled. `ageSeconds`
 * makes the signature that old.
 */
export async function sendWebhook(
  endpoint: WebhookEndpoint,
  event: Stripe.EventBase,
  stop: AbortSignal,
  ageSeconds = 0,
): Promise<number> {
  const payload = JSON.stringify(event, null, 2);
  const response = await fetch(endpoint.url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'stripe-signature': Stripe.webhooks.generateTestHeaderString({
        payload,
        secret: endpoint.secret,
        timestamp: nowInSeconds() - ageSeconds,
      }),
      'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
    },
    body: payload,
    // A webhook sender does not follow redirects: a moved endpoint counts as failed.
    redirect: 'manual',
    signal: AbortSignal.any([stop, AbortSignal.timeout(endpoint.timeoutMs)]),
  });
  await response.body?.cancel();
  return response.status;
}
