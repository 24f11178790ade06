import type Stripe from 'stripe';
import { stripeApiVersion } from './api-version.ts';
import type { EventObject, LocalEventType } from './event-types.ts';
import { newIdentifier, nowInSeconds } from './identifiers.ts';

/** Both are null if the event was caused by a bank or cardholder. */
export interface EventCause {
  requestId: string | null;
  idempotencyKey: string | null;
}

export const noRequest: EventCause = { requestId: null, idempotencyKey: null };

/** Copies the object, so later changes don't affect the event. */
export function createEvent<T extends LocalEventType>(
  cause: EventCause,
  type: T,
  object: EventObject<T>,
  pendingWebhooks: number,
): Stripe.EventBase {
  return {
    id: newIdentifier('evt'),
    object: 'event',
    api_version: stripeApiVersion,
    created: nowInSeconds(),
    data: { object: structuredClone(object) },
    livemode: false,
    pending_webhooks: pendingWebhooks,
    request: { id: cause.requestId, idempotency_key: cause.idempotencyKey },
    type,
  };
}
