import { expect, it } from 'vitest';
import { waitingTime } from './waiting-time.ts';

const minute = 60_000;
const now = 1_700_000_000_000;

it.each([
  [0, '1 minute'],
  [-minute, '1 minute'],
  [59 * minute, '59 minutes'],
  [60 * minute, '1 hour'],
  [47 * 60 * minute, '1 day'],
  [50 * 24 * 60 * minute, '50 days'],
])('formats %i ms as %s', (elapsed, expected) => {
  expect(waitingTime(now - elapsed, now, 'en')).toBe(expected);
});

it('formats in Spanish', () => {
  expect(waitingTime(now - 3 * 60 * minute, now, 'es')).toBe('3 horas');
});
