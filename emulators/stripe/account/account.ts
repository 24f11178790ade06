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
  readonly publishableKey: string;
  emit<T extends LocalEventType>(cause: EventCause, type: T, object: EventObject<T>): void;
  later(change: LaterChange, objectId: string): void;
}
