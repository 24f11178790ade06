import { dayMs, retentionDays } from '@dental-shop/domain/retention/retention';
import { expect, it } from 'vitest';
import { bucketId, networkLimit, rateLimits } from './rate-limits.ts';

const hour = 3_600_000;
const limit = { name: 'contact', key: 'ana@example.com', max: 5, windowMs: hour };

it('uses a separate bucket for each key and each hour', () => {
  const ids = [
    bucketId(limit, 0),
    bucketId(limit, hour),
    bucketId({ ...limit, key: 'eve@example.com' }, 0),
    bucketId({ name: 'contact', max: 5, windowMs: hour }, 0),
  ];
  expect(new Set(ids).size).toBe(4);
  expect(bucketId(limit, hour - 1)).toBe(bucketId(limit, 0));
});

it("doesn't reveal the key in the bucket ID", () => {
  expect(bucketId(limit, 0)).toMatch(/^contact-[0-9a-f]{64}-0$/);
});

it('limits windows to half the retention period of the counters', () => {
  const windows = Object.values(rateLimits).map(({ windowMs }) => windowMs);
  expect(2 * Math.max(...windows)).toBeLessThanOrEqual(retentionDays.rateLimits * dayMs);
});

it('counts unknown networks together in a two-second window', () => {
  const limit = rateLimits.registrationsPerNetwork;
  const known = networkLimit(limit, '203.0.113.0/24');
  expect(known).toEqual({ ...limit, key: '203.0.113.0/24' });
  const unknown = networkLimit(limit, undefined);
  expect(bucketId(unknown, 0)).not.toBe(bucketId({ ...known, windowMs: unknown.windowMs }, 0));
  expect(unknown).toMatchObject({ max: limit.max, windowMs: 2_000 });
});
