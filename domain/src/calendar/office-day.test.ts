import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysBetween, officeDay } from './office-day.ts';

describe('officeDay', () => {
  it.each([
    ['2026-11-27T07:59:59Z', '2026-11-26'],
    ['2026-11-27T08:00:00Z', '2026-11-27'],
    ['2026-07-01T06:59:59Z', '2026-06-30'],
    ['2026-07-01T07:00:00Z', '2026-07-01'],
  ])("at %s, returns the office's calendar date %s", (moment, day) => {
    expect(officeDay(new Date(moment))).toBe(day);
  });
});

describe('daysBetween', () => {
  it.each([
    ['2026-11-27', '2026-11-27', 0],
    ['2026-02-28', '2026-03-01', 1],
    ['2028-02-28', '2028-03-01', 2],
    ['2026-12-31', '2027-01-01', 1],
    // Daylight saving time starts between these dates.
    ['2026-03-07', '2026-03-09', 2],
    ['2026-11-27', '2026-11-20', -7],
  ])('from %s to %s, returns %i', (from, to, days) => {
    expect(daysBetween(from, to)).toBe(days);
  });

  it('is additive for any three dates', () => {
    const day = fc
      .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
    fc.assert(
      fc.property(day, day, day, (a, b, c) => {
        expect(daysBetween(a, b) + daysBetween(b, c)).toBe(daysBetween(a, c));
      }),
    );
  });
});
