/**
 * `canceled`: withdrawn by the customer. `received`: the items have arrived. `settled`: every line
 * has been refunded, has its replacement in the "To ship" queue, or requires neither.
 */
export const returnStates = [
  'requested',
  'accepted',
  'declined',
  'canceled',
  'received',
  'settled',
] as const;
export type ReturnState = (typeof returnStates)[number];

export type ReturnEvent = 'accept' | 'decline' | 'cancel' | 'receive' | 'settle';

const transitions: Record<ReturnState, Partial<Record<ReturnEvent, ReturnState>>> = {
  requested: { accept: 'accepted', decline: 'declined', cancel: 'canceled' },
  accepted: { receive: 'received', cancel: 'canceled' },
  received: { settle: 'settled' },
  declined: {},
  canceled: {},
  settled: {},
};

/** Undefined if the event isn't allowed in this state. */
export function nextReturnState(state: ReturnState, event: ReturnEvent): ReturnState | undefined {
  return transitions[state][event];
}

/** Returned units of these states can't be returned again. */
export function claimsUnits(state: ReturnState): boolean {
  return state !== 'declined' && state !== 'canceled';
}
