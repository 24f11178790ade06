import type Stripe from 'stripe';
import type { ApiCall } from '../http/route.ts';
import { API_VERSION } from './api-version.ts';
import type { EventObject, LocalEventType } from './event-types.ts';
import { newIdentifier, nowInSeconds } from './identifiers.ts';

/** An event with a copy of the object: later changes of the object do not change the event. */
export function createEvent<T extends LocalEventType>(
  call: ApiCall,
  type: T,
  object: EventObject<T>,
  pendingWebhooks: number,
): Stripe.EventBase {
  return {
    id: newIdentifier('evt'),
    object: 'event',
    api_version: API_VERSION,
    created: nowInSeconds(),
    data: { object: structuredClone(object) },
    livemode: false,
    pending_webhooks: pendingWebhooks,
    request: { id: call.requestId, idempotency_key: call.idempotencyKey },
    type,
  };
}
