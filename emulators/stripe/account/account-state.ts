import type Stripe from 'stripe';
import type { PendingChange } from './scheduled-changes.ts';

interface PendingDelivery {
  attempts: number;
}

export interface SavedResponse {
  /**
   * SHA-256 of the method, path, and parameters. Reusing a key for a different request is an error.
   */
  fingerprint: string;
  status: number;
  body: unknown;
  /** In ms since the epoch. */
  savedAt: number;
}

/** Objects contain only the IDs of other objects; `expand` replaces the IDs in responses. */
export interface AccountState {
  customers: Record<string, Stripe.Customer | Stripe.DeletedCustomer>;
  customerSessions: Record<string, Stripe.CustomerSession>;
  paymentMethods: Record<string, Stripe.PaymentMethod>;
  /** Maps payment method IDs to test card names. */
  testCards: Record<string, string>;
  detached: Record<string, true>;
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
  dueChanges: Record<string, PendingChange>;
}

export function emptyState(): AccountState {
  return {
    customers: emptyCollection(),
    customerSessions: emptyCollection(),
    paymentMethods: emptyCollection(),
    testCards: emptyCollection(),
    detached: emptyCollection(),
    authenticated: emptyCollection(),
    paymentIntents: emptyCollection(),
    charges: emptyCollection(),
    refunds: emptyCollection(),
    disputes: emptyCollection(),
    events: emptyCollection(),
    webhookEndpoints: emptyCollection(),
    pendingDeliveries: emptyCollection(),
    savedResponses: emptyCollection(),
    dueChanges: emptyCollection(),
  };
}

/** Without a prototype, so an ID such as `constructor` isn't found. */
function emptyCollection<T>(): Record<string, T> {
  return Object.create(null);
}
