import type Stripe from 'stripe';
import { randomLetters } from '../account/identifiers.ts';
import type { DeliveryPlan } from '../faults/delivery-plan.ts';
import { sendWebhook, type WebhookEndpoint } from './send-webhook.ts';

export type AttemptOutcome = number | string;

export function isAccepted(outcome: AttemptOutcome): boolean {
  return typeof outcome === 'number' && outcome >= 200 && outcome < 300;
}

/**
 * The first attempt has `number` 0. Never rejects. If the event is sent several times at once,
 * returns the worst outcome.
 */
export async function attemptDelivery(
  endpoint: WebhookEndpoint,
  event: Stripe.EventBase,
  number: number,
  plan: DeliveryPlan,
  stop: AbortSignal,
): Promise<AttemptOutcome> {
  if (number < plan.unsentAttempts) return 'fault: not sent';
  const signer =
    number < plan.wrongSecretAttempts
      ? { ...endpoint, secret: `whsec_${randomLetters(32)}` }
      : endpoint;
  const age = number < plan.stale.attempts ? plan.stale.seconds : 0;
  const send = () => sendWebhook(signer, event, stop, age).catch(reasonOf);
  const outcomes = await Promise.all(Array.from({ length: plan.requests }, send));
  if (number < plan.unsentAttempts + plan.lostResponses) return 'fault: response lost';
  return outcomes.find((outcome) => !isAccepted(outcome)) ?? outcomes[0] ?? 'not sent';
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}
