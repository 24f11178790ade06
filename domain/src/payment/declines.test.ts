import { describe, expect, it } from 'vitest';
import {
  countDecline,
  type Decline,
  declinesOf,
  isPaused,
  maxDeclinesOfAccount,
  maxDeclinesOfPayment,
  noDeclines,
} from './declines.ts';

const minuteMs = 60_000;
const start = 1_700_000_000_000;

const decline = (changes: Partial<Decline> = {}): Decline => ({
  paymentIntentId: 'pi_1',
  atStripe: 0,
  at: start,
  ...changes,
});

/** Counts these declines, each at its own time. */
function countAll(...each: Decline[]) {
  let declines = noDeclines;
  const counted = each.map((one) => {
    const result = countDecline(declines, one, one.at);
    declines = result.declines;
    return result;
  });
  return { declines, last: counted.at(-1), counted };
}

const times = (count: number, one = decline()) => Array.from({ length: count }, () => one);

describe('a payment', () => {
  it('is ended by its fifth decline, and only once', () => {
    expect(countAll(...times(maxDeclinesOfPayment - 1)).last?.endsPayment).toBe(false);
    expect(countAll(...times(maxDeclinesOfPayment)).last?.endsPayment).toBe(true);
    expect(countAll(...times(maxDeclinesOfPayment + 1)).last?.endsPayment).toBe(false);
  });

  it('is ended by what Stripe has on record, where the news of some was lost', () => {
    const { declines, last } = countAll(decline({ atStripe: maxDeclinesOfPayment }));
    expect(last?.endsPayment).toBe(true);
    expect(declinesOf(declines, 'pi_1')).toBe(maxDeclinesOfPayment);
    expect(declinesOf(declines, 'pi_2')).toBe(0);
  });

  it('counts what Stripe has no record of, too', () => {
    expect(declinesOf(countAll(...times(3, decline({ atStripe: 1 }))).declines, 'pi_1')).toBe(3);
  });
});

describe('an account', () => {
  const ofMany = (count: number, at = start) =>
    Array.from({ length: count }, (_, number) => decline({ paymentIntentId: `pi_${number}`, at }));

  it('is paused for an hour by ten declines within an hour, of whatever payments', () => {
    expect(countAll(...ofMany(maxDeclinesOfAccount - 1)).last?.pausesAccount).toBe(false);
    const { declines, last } = countAll(...ofMany(maxDeclinesOfAccount));
    expect(last?.pausesAccount).toBe(true);
    expect(isPaused(declines, start + 60 * minuteMs - 1)).toBe(true);
    expect(isPaused(declines, start + 60 * minuteMs)).toBe(false);
  });

  it('is not paused anew while it is, nor for what is more than an hour old', () => {
    expect(countAll(...ofMany(maxDeclinesOfAccount + 1)).last?.pausesAccount).toBe(false);
    const later = decline({ paymentIntentId: 'pi_late', at: start + 61 * minuteMs });
    const { declines, last } = countAll(...ofMany(maxDeclinesOfAccount - 1), later);
    expect(last?.pausesAccount).toBe(false);
    expect(Object.keys(declines.byPayment)).toEqual(['pi_late']);
  });

  it('is paused again by the next decline after the pause, if there are still too many', () => {
    const early = ofMany(maxDeclinesOfAccount);
    const late = ofMany(maxDeclinesOfAccount, start + 90 * minuteMs);
    expect(countAll(...early, ...late).last?.pausesAccount).toBe(true);
  });

  it('that was never declined is not paused', () => {
    expect(isPaused(noDeclines, start)).toBe(false);
  });
});
