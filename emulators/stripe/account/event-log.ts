import type Stripe from 'stripe';
import { stripeApiVersion } from './api-version.ts';
import type { EventObject, LocalEventType } from './event-types.ts';
import { newIdentifier, nowInSeconds } from './identifiers.ts';

/** The request that an event comes from; both null where a bank or a cardholder acted. */
export interface EventCause {
  requestId: string | null;
  idempotencyKey: string | null;
}

export const noRequest: EventCause = { requestId: null, idempotencyKey: null };

/** An event with a copy of the object: later changes of the object do not change the event. */
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
