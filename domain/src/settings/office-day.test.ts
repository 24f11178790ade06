import { expect, it } from 'vitest';
import { officeDay } from './office-day.ts';

it.each([
  ['2026-11-20T05:00:00Z', '2026-11-19'],
  ['2026-11-20T08:00:00Z', '2026-11-20'],
  // Daylight saving time
  ['2026-07-01T06:59:59Z', '2026-06-30'],
  ['2026-07-01T07:00:00Z', '2026-07-01'],
])('officeDay of %s is %s', (at, day) => {
  expect(officeDay(new Date(at))).toBe(day);
});
