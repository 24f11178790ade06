import Stripe from 'stripe';
import { nowInSeconds } from '../account/identifiers.ts';

export interface WebhookEndpoint {
  url: string;
  secret: string;
  timeoutMs: number;
}

/**
 * Signs with the current time, because endpoints reject signatures older than five minutes.
 * `ageSeconds` backdates the signature. Returns the HTTP status. Rejects on network errors,
 * timeouts, or `stop`.
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
    // Webhooks don't follow redirects, so a moved endpoint counts as failed.
    redirect: 'manual',
    signal: AbortSignal.any([stop, AbortSignal.timeout(endpoint.timeoutMs)]),
  });
  await response.body?.cancel();
  return response.status;
}
