import type Stripe from 'stripe';
import type { DueChange } from './scheduled-changes.ts';

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
  /** By client secret. */
  customerSessions: Record<string, Stripe.CustomerSession>;
  paymentMethods: Record<string, Stripe.PaymentMethod>;
  /** Payment method id to the name of its test card. */
  testCards: Record<string, string>;
  /** Payment methods that were taken from their customer, and cannot be used again. */
  detached: Record<string, true>;
  /** Payment methods that passed 3-D Secure when they were saved. */
  authenticated: Record<string, true>;
  paymentIntents: Record<string, Stripe.PaymentIntent>;
  charges: Record<string, Stripe.Charge>;
  refunds: Record<string, Stripe.Refund>;
  disputes: Record<string, Stripe.Dispute>;
  events: Record<string, Stripe.EventBase>;
  /** Without their secrets. */
  webhookEndpoints: Record<string, Stripe.WebhookEndpoint>;
  pendingDeliveries: Record<string, PendingDelivery>;
  savedResponses: Record<string, SavedResponse>;
  /** By the id of the object that will change. */
  dueChanges: Record<string, DueChange>;
}

export function emptyBooks(): Books {
  return {
    customers: shelf(),
    customerSessions: shelf(),
    paymentMethods: shelf(),
    testCards: shelf(),
    detached: shelf(),
    authenticated: shelf(),
    paymentIntents: shelf(),
    charges: shelf(),
    refunds: shelf(),
    disputes: shelf(),
    events: shelf(),
    webhookEndpoints: shelf(),
    pendingDeliveries: shelf(),
    savedResponses: shelf(),
    dueChanges: shelf(),
  };
}

/** Without a prototype, so that an id such as `constructor` in a request finds nothing. */
function shelf<T>(): Record<string, T> {
  return Object.create(null);
}
