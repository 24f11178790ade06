import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ComplaintState, complaintStates } from './complaint.ts';
import { type ComplaintEvent, nextComplaintState } from './complaint-transitions.ts';

const events: readonly ComplaintEvent[] = ['update', 'decide', 'close'];

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

  it('rejects a second decision', () => {
    expect(nextComplaintState('decided', 'decide')).toBeUndefined();
  });

  it.each(events)('rejects the event "%s" for a closed complaint', (event) => {
    expect(nextComplaintState('closed', event)).toBeUndefined();
  });

  it('never returns to an earlier state or closes without a decision, in any sequence of events', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...events)), (sequence) => {
        let state: ComplaintState = 'open';
        const decisions = sequence.filter((event) => {
          const next = nextComplaintState(state, event);
          if (next === undefined) return false;
          expect(complaintStates.indexOf(next)).toBeGreaterThanOrEqual(
            complaintStates.indexOf(state),
          );
          state = next;
          return event === 'decide';
        });
        const isUndecided = nextComplaintState(state, 'decide') !== undefined;
        expect(decisions).toHaveLength(isUndecided ? 0 : 1);
      }),
    );
  });
});
