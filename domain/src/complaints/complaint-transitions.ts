import type { ComplaintState } from './complaint.ts';

/** `update`: staff edit the investigation, the correction, the reply, or the urgency. */
export type ComplaintEvent = 'update' | 'decide' | 'close' | 'reopen';

const transitions: Record<ComplaintState, Partial<Record<ComplaintEvent, ComplaintState>>> = {
  open: { update: 'under-review', decide: 'decided' },
  'under-review': { update: 'under-review', decide: 'decided' },
  // Staff may reply to the customer after the decision, and change the decision if there are new facts.
  decided: { update: 'decided', decide: 'decided', close: 'closed' },
  closed: { reopen: 'decided' },
};

/** Undefined if the event isn't allowed in this state. */
export function nextComplaintState(
  state: ComplaintState,
  event: ComplaintEvent,
): ComplaintState | undefined {
  return transitions[state][event];
}
