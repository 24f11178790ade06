import type { Addresses } from '../addresses.ts';
import type { Wallet } from '../cards/wallets.ts';
import type { Books } from './account-state.ts';
import type { EventCause } from './event-log.ts';
import type { EventObject, LocalEventType } from './event-types.ts';
import type { LaterChange } from './scheduled-changes.ts';

/** The one Stripe account that the local Stripe serves. */
export interface Account {
  readonly books: Books;
  readonly addresses: Addresses;
  readonly businessName: string;
  /** Those that are switched on. */
  readonly wallets: readonly Wallet[];
  /** The challenge page shows it to the API on the customer's behalf. */
  readonly publishableKey: string;
  /** Records an event with a copy of the object as it is now, and sends it to the webhook. */
  emit<T extends LocalEventType>(cause: EventCause, type: T, object: EventObject<T>): void;
  /** Schedules a change that no request makes: a bank's or a cardholder's. */
  later(change: LaterChange, objectId: string): void;
}
