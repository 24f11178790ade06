import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ComplaintState, complaintStates } from './complaint.ts';
import { type ComplaintEvent, nextComplaintState } from './complaint-transitions.ts';

const events: readonly ComplaintEvent[] = ['update', 'decide', 'close', 'reopen'];

describe('nextComplaintState', () => {
  it('leads from open through review and decision to closed', () => {
    expect(nextComplaintState('open', 'update')).toBe('under-review');
    expect(nextComplaintState('under-review', 'decide')).toBe('decided');
    expect(nextComplaintState('decided', 'close')).toBe('closed');
  });

  it.each(['open', 'under-review'] as const)('allows a decision in the state %s', (state) => {
    expect(nextComplaintState(state, 'decide')).toBe('decided');
  });

  it('allows updates after the decision until the complaint is closed', () => {
    expect(nextComplaintState('decided', 'update')).toBe('decided');
  });

  it('allows a decision to be changed until the complaint is closed', () => {
    expect(nextComplaintState('decided', 'decide')).toBe('decided');
  });

  it('returns a closed complaint to its decision when it is reopened', () => {
    expect(nextComplaintState('closed', 'reopen')).toBe('decided');
  });

  it.each(events.filter((event) => event !== 'reopen'))(
    'rejects the event "%s" for a closed complaint',
    (event) => {
      expect(nextComplaintState('closed', event)).toBeUndefined();
    },
  );

  it('returns to an earlier state only by reopening, and never closes without a decision, in any sequence of events', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...events)), (sequence) => {
        let state: ComplaintState = 'open';
        let isDecided = false;
        for (const event of sequence) {
          const next = nextComplaintState(state, event);
          if (next === undefined) continue;
          const isBackward = complaintStates.indexOf(next) < complaintStates.indexOf(state);
          expect(isBackward).toBe(event === 'reopen');
          isDecided ||= event === 'decide';
          expect(isDecided).toBe(next === 'decided' || next === 'closed');
          state = next;
        }
      }),
    );
  });
});
