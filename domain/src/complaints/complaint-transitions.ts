import type { ComplaintState } from './complaint.ts';

/** `update`: staff edit the investigation, the correction, the reply, or the urgency. */
export type ComplaintEvent = 'update' | 'decide' | 'close';

const transitions: Record<ComplaintState, Partial<Record<ComplaintEvent, ComplaintState>>> = {
  open: { update: 'under-review', decide: 'decided' },
  'under-review': { update: 'under-review', decide: 'decided' },
  // The reply may follow the decision.
  decided: { update: 'decided', close: 'closed' },
  closed: {},
};

/** Undefined if the event isn't allowed in this state. */
export function nextComplaintState(
  state: ComplaintState,
  event: ComplaintEvent,
): ComplaintState | undefined {
  return transitions[state][event];
}
