import { describe, expect, it } from 'vitest';
import { decidedOutcome, failureKey, type IntentState, undecidedOutcome } from './poll-payment.ts';

const declined = (charge: string): IntentState => ({
  status: 'requires_payment_method',
  last_payment_error: { type: 'card_error', code: 'card_declined', message: 'Declined.', charge },
});
const at = (status: IntentState['status']): IntentState => ({ status, last_payment_error: null });

describe('decidedOutcome', () => {
  it.each(['succeeded', 'canceled'] as const)('returns the final status %s', (status) => {
    expect(decidedOutcome(at(status), '')).toBe(status);
    expect(decidedOutcome({ ...declined('ch_1'), status }, null)).toBe(status);
  });

  it.each([
    'processing',
    'requires_action',
    'requires_confirmation',
    'requires_payment_method',
  ] as const)('returns nothing for the status %s if no card was declined', (status) => {
    expect(decidedOutcome(at(status), '')).toBeUndefined();
  });

  it('reports a decline', () => {
    expect(decidedOutcome(declined('ch_1'), '')).toEqual({ declined: 'Declined.' });
  });

  it('ignores the decline of an earlier card', () => {
    const earlier = failureKey(declined('ch_1'));
    expect(decidedOutcome(declined('ch_1'), earlier)).toBeUndefined();
    expect(decidedOutcome(declined('ch_2'), earlier)).toEqual({ declined: 'Declined.' });
  });

  it('ignores a decline that may be from an earlier card', () => {
    expect(decidedOutcome(declined('ch_1'), null)).toBeUndefined();
  });

  it('ignores an old decline while the next card is processing', () => {
    expect(decidedOutcome({ ...declined('ch_1'), status: 'processing' }, '')).toBeUndefined();
  });
});

describe('undecidedOutcome', () => {
  it('returns nothing for the first 30 seconds', () => {
    for (const intent of [undefined, at('processing'), at('requires_payment_method')]) {
      expect(undecidedOutcome(intent, 29_999)).toBeUndefined();
    }
  });

  it('never claims that nothing was charged', () => {
    expect(undecidedOutcome(undefined, 30_000)).toBe('unknown');
    expect(undecidedOutcome(at('requires_payment_method'), 30_000)).toBe('unknown');
    expect(undecidedOutcome(at('processing'), 30_000)).toBe('processing');
  });

  it('waits five seconds for a bank challenge before reporting an interruption', () => {
    expect(undecidedOutcome(at('requires_action'), 4_999)).toBeUndefined();
    expect(undecidedOutcome(at('requires_action'), 5_000)).toBe('interrupted');
  });
});
