import type { Addresses } from '../addresses.ts';
import type { Wallet } from '../cards/wallets.ts';
import type { Books } from './account-state.ts';
import type { EventCause } from './event-log.ts';
import type { EventObject, LocalEventType } from './event-types.ts';
import type { LaterChange } from './scheduled-changes.ts';

export interface Account {
  readonly books: Books;
  readonly addresses: Addresses;
  readonly businessName: string;
  readonly wallets: readonly Wallet[];
  /** Used by the challenge page to call the API. */
  readonly publishableKey: string;
  /** Records an event with a snapshot of the object and sends it to the webhook. */
  emit<T extends LocalEventType>(cause: EventCause, type: T, object: EventObject<T>): void;
  /** Schedules a change by a bank or cardholder. */
  later(change: LaterChange, objectId: string): void;
}
