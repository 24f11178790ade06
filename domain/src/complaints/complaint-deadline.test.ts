import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarDay } from '../calendar/calendar-day.ts';
import { complaintDeadline, daysLeft, isDeadlineRunning } from './complaint-deadline.ts';

const instant = fc.date({
  min: new Date('2026-01-01'),
  max: new Date('2060-01-01'),
  noInvalidDate: true,
});
const office = 'America/Los_Angeles';
const weekday = (day: string) => new Date(day).getUTCDay();

describe('complaintDeadline', () => {
  it.each([
    ['30 days later, across the end of the year', '2026-12-10T18:00:00Z', '2027-01-09'],
    ['30 days later in a leap year', '2028-02-01T18:00:00Z', '2028-03-02'],
    ["counted from the office's date, not the UTC date", '2026-11-27T05:00:00Z', '2026-12-26'],
    ['on a weekend, because calendar days count', '2026-11-27T18:00:00Z', '2026-12-27'],
  ])('is %s', (_case, awareAt, dueOn) => {
    expect(complaintDeadline(new Date(awareAt), false, office)).toBe(dueOn);
  });

  it("is a day later if it's already the next day in the office's time zone", () => {
    const awareAt = new Date('2026-11-27T05:00:00Z');
    expect(complaintDeadline(awareAt, false, 'America/New_York')).toBe('2026-12-27');
  });

  it.each([
    ['Monday', '2026-11-23', '2026-11-30'],
    ['Tuesday', '2026-11-24', '2026-12-01'],
    ['Friday', '2026-11-27', '2026-12-04'],
    ['Saturday', '2026-11-28', '2026-12-04'],
    ['Sunday', '2026-11-29', '2026-12-04'],
  ])('skips weekends for an urgent complaint received on a %s', (_day, awareOn, dueOn) => {
    expect(complaintDeadline(new Date(`${awareOn}T20:00:00Z`), true, office)).toBe(dueOn);
  });

  it('is always 30 days away, even when daylight saving time starts or ends', () => {
    fc.assert(
      fc.property(instant, (awareAt) => {
        const awareOn = calendarDay(awareAt, office);
        expect(daysLeft(complaintDeadline(awareAt, false, office), awareOn)).toBe(30);
      }),
    );
  });

  it('is 5 working days away for an urgent complaint, so it falls on a working day within a week', () => {
    fc.assert(
      fc.property(instant, (awareAt) => {
        const awareOn = calendarDay(awareAt, office);
        const dueOn = complaintDeadline(awareAt, true, office);
        expect([1, 2, 3, 4, 5]).toContain(weekday(dueOn));
        const days = daysLeft(dueOn, awareOn);
        expect(days).toBeGreaterThanOrEqual(5);
        expect(days).toBeLessThanOrEqual(7);
      }),
    );
  });

  it('is always earlier for an urgent complaint', () => {
    fc.assert(
      fc.property(instant, (awareAt) => {
        const [urgent, usual] = [true, false].map((urgent) =>
          complaintDeadline(awareAt, urgent, office),
        );
        expect([urgent, usual].toSorted()).toEqual([urgent, usual]);
        expect(urgent).not.toBe(usual);
      }),
    );
  });
});

it.each([
  ['2026-12-27', '2026-11-27', 30],
  ['2026-11-27', '2026-11-27', 0],
  ['2026-11-27', '2026-11-28', -1],
  ['2026-03-09', '2026-03-08', 1],
])('for the deadline %s, daysLeft on %s returns %i', (dueOn, today, days) => {
  expect(daysLeft(dueOn, today)).toBe(days);
});

describe('isDeadlineRunning', () => {
  const decided = { reason: 'Why', decidedAt: 0, decidedBy: 'eva@example.com' };

  it.each(['open', 'under-review'] as const)('is true in the state %s', (state) => {
    expect(isDeadlineRunning({ state, decision: null })).toBe(true);
  });

  it.each([true, false])('matches the decision if `reportable` is %s', (reportable) => {
    const decision = { ...decided, reportable };
    expect(isDeadlineRunning({ state: 'decided', decision })).toBe(reportable);
  });

  it('is false for a closed complaint', () => {
    const decision = { ...decided, reportable: true };
    expect(isDeadlineRunning({ state: 'closed', decision })).toBe(false);
  });
});
