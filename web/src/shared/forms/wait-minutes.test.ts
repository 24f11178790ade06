import { expect, it } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import { waitMinutes } from './wait-minutes.ts';

const refused = (retryAfterMs?: number) =>
  new ApiError(429, { code: 'too-many-requests', error: '' }, { retryAfterMs });
const callable = (details: unknown) => Object.assign(new Error('No.'), { details });

it.each<[unknown, number]>([
  [refused(1), 1],
  [refused(60_000), 1],
  [refused(60_001), 2],
  [refused(3_600_000), 60],
  [refused(), 1],
  [callable({ code: 'too-many-requests', retryAfterMs: 90_000 }), 2],
  [callable({ retryAfterMs: 'soon' }), 1],
  [callable(null), 1],
  [new TypeError('x'), 1],
  ['text', 1],
])('for %s, returns %d min', (error, minutes) => {
  expect(waitMinutes(error)).toBe(minutes);
});
