import { describe, expect, it } from 'vitest';
import indexes from '../../../firestore.indexes.json' with { type: 'json' };
import { deviceRecordExpiresAt, deviceRecords, expiresAt, retentionDays } from './retention.ts';

it('every retention period has a TTL policy in firestore.indexes.json', () => {
  const expiring = indexes.fieldOverrides.filter(({ fieldPath }) => fieldPath === 'expireAt');
  const policies = expiring.map(({ collectionGroup, ...policy }) => {
    // Most collections have no index on this field, because indexing steadily increasing values slows down writes.
    // Shipments need one to find those to update when the device lifetime changes. Only shipments of deleted accounts
    // have the field.
    const isQueried = collectionGroup === 'shipments';
    const index = { order: 'ASCENDING', queryScope: 'COLLECTION' };
    expect(policy).toEqual({ fieldPath: 'expireAt', ttl: true, indexes: isQueried ? [index] : [] });
    return collectionGroup;
  });
  expect(policies.sort()).toEqual([...Object.keys(retentionDays), ...deviceRecords].sort());
});

it('expiresAt adds the retention period to the write time', () => {
  expect(expiresAt('stripeEvents', Date.UTC(2026, 0, 1))).toBe(Date.UTC(2026, 2, 2));
});

describe('deviceRecordExpiresAt', () => {
  const after = (deviceLifetimeYears: number, from: string) =>
    new Date(deviceRecordExpiresAt({ deviceLifetimeYears }, Date.parse(from))).toISOString();

  it('adds two years to the device lifetime', () => {
    expect(after(10, '2026-11-27T15:30:00Z')).toBe('2038-11-27T15:30:00.000Z');
    expect(after(1, '2026-11-27T15:30:00Z')).toBe('2029-11-27T15:30:00.000Z');
  });

  it('never ends before the period is over for a record from February 29', () => {
    expect(after(1, '2028-02-29T00:00:00Z')).toBe('2031-03-01T00:00:00.000Z');
  });
});
