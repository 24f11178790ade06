import { describe, expect, it } from 'vitest';
import { daysUntil, sumStatistics } from './daily-statistics.ts';

describe('daysUntil', () => {
  const now = new Date('2026-03-02T01:30:00Z');

  it.each([
    ['America/Los_Angeles', ['2026-02-27', '2026-02-28', '2026-03-01']],
    ['Pacific/Guam', ['2026-02-28', '2026-03-01', '2026-03-02']],
  ])('ends with the current day in %s', (timeZone, days) => {
    expect(daysUntil(now, 3, timeZone)).toEqual(days);
  });

  it('lists every day, even when daylight saving time ends', () => {
    const evening = new Date('2026-11-03T07:30:00Z');
    expect(daysUntil(evening, 3, 'America/Los_Angeles')).toEqual([
      '2026-10-31',
      '2026-11-01',
      '2026-11-02',
    ]);
  });
});

describe('sumStatistics', () => {
  it('adds up the statistics and counts missing days as zero', () => {
    const statistics = new Map([
      [
        '2026-03-01',
        { orders: 2, revenue: 30000, byCategory: { Implants: 20000, Drills: 10000 }, disputes: 1 },
      ],
      ['2026-03-03', { refunded: 500, failedPayments: 2, byCategory: { Drills: 11000 } }],
    ]);
    expect(sumStatistics(['2026-03-01', '2026-03-02', '2026-03-03'], statistics)).toEqual({
      byDay: [
        { day: '2026-03-01', orders: 2, revenue: 30000, refunded: 0 },
        { day: '2026-03-02', orders: 0, revenue: 0, refunded: 0 },
        { day: '2026-03-03', orders: 0, revenue: 0, refunded: 500 },
      ],
      byCategory: [
        { category: 'Drills', revenue: 21000 },
        { category: 'Implants', revenue: 20000 },
      ],
      failedPayments: 2,
    });
  });

  it('returns no categories if nothing was sold', () => {
    expect(sumStatistics(['2026-03-01'], new Map())).toMatchObject({ byCategory: [] });
  });
});
