import { describe, expect, it } from 'vitest';
import { decidedOutcome, failureKey, type IntentState, undecidedOutcome } from './poll-payment.ts';

const declined = (charge: string): IntentState => ({
  status: 'requires_payment_method',
  last_payment_error: { type: 'card_error', code: 'card_declined', message: 'Declined.', charge },
});
const at = (status: IntentState['status']): IntentState => ({ status, last_payment_error: null });

describe('decidedOutcome', () => {
  it.each(['succeeded', 'canceled'] as const)('knows a payment that is %s', (status) => {
    expect(decidedOutcome(at(status), '')).toBe(status);
    expect(decidedOutcome({ ...declined('ch_1'), status }, null)).toBe(status);
  });

  it.each([
    'processing',
    'requires_action',
    'requires_confirmation',
    'requires_payment_method',
  ] as const)('does not decide while it is %s and nobody has said no', (status) => {
    expect(decidedOutcome(at(status), '')).toBeUndefined();
  });

  it("takes a decline for the bank's answer", () => {
    expect(decidedOutcome(declined('ch_1'), '')).toEqual({ declined: 'Declined.' });
  });

  it('does not take the decline of an earlier card for it', () => {
    const earlier = failureKey(declined('ch_1'));
    expect(decidedOutcome(declined('ch_1'), earlier)).toBeUndefined();
    expect(decidedOutcome(declined('ch_2'), earlier)).toEqual({ declined: 'Declined.' });
  });

  it('takes no decline for it where it is not known which there were before', () => {
    expect(decidedOutcome(declined('ch_1'), null)).toBeUndefined();
  });

  it('does not listen to an old decline while the next card is under way', () => {
    expect(decidedOutcome({ ...declined('ch_1'), status: 'processing' }, '')).toBeUndefined();
  });
});

describe('undecidedOutcome', () => {
  it('says nothing for half a minute', () => {
    for (const intent of [undefined, at('processing'), at('requires_payment_method')]) {
      expect(undecidedOutcome(intent, 29_999)).toBeUndefined();
    }
  });

  it('never says that nothing was charged, but how it stands', () => {
    expect(undecidedOutcome(undefined, 30_000)).toBe('unknown');
    expect(undecidedOutcome(at('requires_payment_method'), 30_000)).toBe('unknown');
    expect(undecidedOutcome(at('processing'), 30_000)).toBe('processing');
  });

  it('gives an answer to the bank five seconds to arrive', () => {
    expect(undecidedOutcome(at('requires_action'), 4_999)).toBeUndefined();
    expect(undecidedOutcome(at('requires_action'), 5_000)).toBe('interrupted');
  });
});
