import { describe, expect, it } from 'vitest';
import { daysUntil, spanFigures } from './sum-statistics.ts';

describe('daysUntil', () => {
  it('ends with the day of now, in UTC', () => {
    const now = Date.parse('2026-03-01T00:30:00Z');
    expect(daysUntil(now, 3)).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
  });
});

describe('spanFigures', () => {
  it('adds up what happened, and counts a day without statistics as nothing', () => {
    const statistics = new Map([
      [
        '2026-03-01',
        { orders: 2, revenue: 30000, byCategory: { Implants: 20000, Drills: 10000 }, disputes: 1 },
      ],
      ['2026-03-03', { refunded: 500, failedPayments: 2, byCategory: { Drills: 11000 } }],
    ]);
    expect(spanFigures(['2026-03-01', '2026-03-02', '2026-03-03'], statistics)).toEqual({
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

  it('has no category where nothing was sold', () => {
    expect(spanFigures(['2026-03-01'], new Map())).toMatchObject({ byCategory: [] });
  });
});
