import type Stripe from 'stripe';

/** A webhook that the endpoint has not yet answered with 2xx. */
interface PendingDelivery {
  /** Attempts made so far. */
  attempts: number;
}

/** What was answered to a request with an idempotency key. */
export interface SavedResponse {
  /** SHA-256 of method, path and parameters: the same key may not be used for anything else. */
  fingerprint: string;
  status: number;
  body: unknown;
  /** In ms since the epoch. */
  savedAt: number;
}

/**
 * Everything the local Stripe knows, as plain JSON. Objects refer to each other by id alone;
 * `expand` puts the objects in when a request asks for them.
 */
export interface Books {
  customers: Record<string, Stripe.Customer | Stripe.DeletedCustomer>;
  paymentMethods: Record<string, Stripe.PaymentMethod>;
  /** Payment method id to the name of its test card. A detached one has none and cannot be used. */
  testCards: Record<string, string>;
  /** Payment methods that passed 3-D Secure when they were saved. */
  authenticated: Record<string, true>;
  paymentIntents: Record<string, Stripe.PaymentIntent>;
  charges: Record<string, Stripe.Charge>;
  refunds: Record<string, Stripe.Refund>;
  events: Record<string, Stripe.EventBase>;
  pendingDeliveries: Record<string, PendingDelivery>;
  savedResponses: Record<string, SavedResponse>;
}

export function emptyBooks(): Books {
  return {
    customers: shelf(),
    paymentMethods: shelf(),
    testCards: shelf(),
    authenticated: shelf(),
    paymentIntents: shelf(),
    charges: shelf(),
    refunds: shelf(),
    events: shelf(),
    pendingDeliveries: shelf(),
    savedResponses: shelf(),
  };
}

/** Without a prototype, so that an id such as `constructor` in a request finds nothing. */
function shelf<T>(): Record<string, T> {
  return Object.create(null);
}
