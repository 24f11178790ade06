import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, calendarDay, calendarTime, daysBetween, startOfDay } from './calendar-day.ts';
import { usTimeZones } from './time-zone.ts';

const pacific = 'America/Los_Angeles';

const moment = fc.date({
  min: new Date('2000-01-01'),
  max: new Date('2099-12-31'),
  noInvalidDate: true,
});
const day = moment.map((date) => date.toISOString().slice(0, 10));
const zone = fc.constantFrom(...usTimeZones, 'UTC', 'Europe/Madrid', 'Africa/Cairo');

describe('calendarDay', () => {
  it.each([
    ['2026-11-27T07:59:59Z', pacific, '2026-11-26'],
    ['2026-11-27T08:00:00Z', pacific, '2026-11-27'],
    ['2026-07-01T06:59:59Z', pacific, '2026-06-30'],
    ['2026-07-01T07:00:00Z', pacific, '2026-07-01'],
    ['2026-07-01T03:59:59Z', 'America/New_York', '2026-06-30'],
    ['2026-07-01T04:00:00Z', 'America/New_York', '2026-07-01'],
  ])('at %s in %s, returns %s', (at, timeZone, expected) => {
    expect(calendarDay(new Date(at), timeZone)).toBe(expected);
  });
});

describe('calendarTime', () => {
  it.each([
    [pacific, '2026-11-26 23:59:59'],
    ['America/New_York', '2026-11-27 02:59:59'],
    ['Pacific/Guam', '2026-11-27 17:59:59'],
  ])('in %s, returns %s', (timeZone, expected) => {
    expect(calendarTime(new Date('2026-11-27T07:59:59.999Z'), timeZone)).toBe(expected);
  });

  it('starts with the calendar date at any moment', () => {
    fc.assert(
      fc.property(moment, zone, (moment, timeZone) => {
        expect(calendarTime(moment, timeZone)).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
        expect(calendarTime(moment, timeZone).slice(0, 10)).toBe(calendarDay(moment, timeZone));
      }),
    );
  });
});

describe('startOfDay', () => {
  it.each([
    ['2026-11-27', pacific, '2026-11-27T08:00:00.000Z'],
    ['2026-07-01', pacific, '2026-07-01T07:00:00.000Z'],
    ['2026-07-01', 'Pacific/Guam', '2026-06-30T14:00:00.000Z'],
    ['2026-03-08', 'America/New_York', '2026-03-08T05:00:00.000Z'],
    ['2026-03-09', 'America/New_York', '2026-03-09T04:00:00.000Z'],
    // Cairo's clocks go from 23:59:59 to 01:00.
    ['2026-04-24', 'Africa/Cairo', '2026-04-23T22:00:00.000Z'],
  ])('%s in %s starts at %s', (day, timeZone, start) => {
    expect(startOfDay(day, timeZone).toISOString()).toBe(start);
  });

  it('is the first moment of the day in any zone', () => {
    fc.assert(
      fc.property(day, zone, (day, timeZone) => {
        const start = startOfDay(day, timeZone);
        expect(calendarDay(start, timeZone)).toBe(day);
        expect(calendarDay(new Date(start.getTime() - 1), timeZone)).toBe(addDays(day, -1));
      }),
    );
  });

  it("isn't after any moment of the day", () => {
    fc.assert(
      fc.property(moment, zone, (moment, timeZone) => {
        const day = calendarDay(moment, timeZone);
        expect(startOfDay(day, timeZone).getTime()).toBeLessThanOrEqual(moment.getTime());
        expect(startOfDay(addDays(day, 1), timeZone).getTime()).toBeGreaterThan(moment.getTime());
      }),
    );
  });
});

describe('addDays', () => {
  it.each([
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-12-31', 1, '2027-01-01'],
    // Daylight saving time starts between these dates.
    ['2026-03-07', 2, '2026-03-09'],
    ['2026-03-01', -1, '2026-02-28'],
  ])('%s plus %i is %s', (from, count, to) => {
    expect(addDays(from, count)).toBe(to);
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
    fc.assert(
      fc.property(day, day, day, (a, b, c) => {
        expect(daysBetween(a, b) + daysBetween(b, c)).toBe(daysBetween(a, c));
      }),
    );
  });
});
