import { describe, expect, it } from 'vitest';
import { type DailyDigest, dueDigestDay, hasNews } from './daily-digest.ts';

describe('dueDigestDay', () => {
  it.each([
    ['2026-11-27T14:59:59Z', 'America/Los_Angeles', undefined],
    ['2026-11-27T15:00:00Z', 'America/Los_Angeles', '2026-11-27'],
    ['2026-11-27T19:59:59Z', 'America/Los_Angeles', '2026-11-27'],
    ['2026-11-27T20:00:00Z', 'America/Los_Angeles', undefined],
    ['2026-11-28T08:00:00Z', 'America/Los_Angeles', undefined],
    ['2026-07-01T11:00:00Z', 'America/New_York', '2026-07-01'],
  ])('at %s in %s, returns %s', (at, timeZone, day) => {
    expect(dueDigestDay(new Date(at), timeZone)).toBe(day);
  });
});

describe('hasNews', () => {
  const quiet: DailyDigest = {
    ...{ waiting: 0, toShip: 0, late: 0, lateOrderDays: 3, attention: 0, returns: 0 },
    expiringLicenses: 0,
    ...{ complaints: 0, overdueComplaints: 0, unread: 0, yesterday: { orders: 0, revenue: 0 } },
  };

  it('is false if nothing is waiting and nothing was sold, regardless of `lateOrderDays`', () => {
    expect(hasNews(quiet)).toBe(false);
    expect(hasNews({ ...quiet, yesterday: { orders: 0, revenue: -500 } })).toBe(false);
  });

  it.each([
    'waiting',
    'expiringLicenses',
    'toShip',
    'attention',
    'returns',
    'complaints',
    'unread',
  ] as const)('is true if %s is above zero', (name) => {
    expect(hasNews({ ...quiet, [name]: 1 })).toBe(true);
  });

  it('is true if something was sold the day before', () => {
    expect(hasNews({ ...quiet, yesterday: { orders: 1, revenue: 500 } })).toBe(true);
  });
});
