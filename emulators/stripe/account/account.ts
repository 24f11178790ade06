import type { Addresses } from '../addresses.ts';
import type { Wallet } from '../cards/wallets.ts';
import type { AccountState } from './account-state.ts';
import type { EventCause } from './event-log.ts';
import type { EventObject, LocalEventType } from './event-types.ts';
import type { ScheduledChange } from './scheduled-changes.ts';

export interface Account {
  readonly state: AccountState;
  readonly addresses: Addresses;
  readonly businessName: string;
  readonly wallets: readonly Wallet[];
  readonly publishableKey: string;
  emit<T extends LocalEventType>(cause: EventCause, type: T, object: EventObject<T>): void;
  schedule(change: ScheduledChange, objectId: string): void;
}
