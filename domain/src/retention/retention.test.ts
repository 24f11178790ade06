import { expect, it } from 'vitest';
import indexes from '../../../firestore.indexes.json' with { type: 'json' };
import { expiresAt, retentionDays } from './retention.ts';

it('every retention period has a TTL policy in firestore.indexes.json', () => {
  const policies = indexes.fieldOverrides.map(({ collectionGroup, ...policy }) => {
    // Queries don't use this field, and an index on increasing values would slow down writes.
    expect(policy).toEqual({ fieldPath: 'expireAt', ttl: true, indexes: [] });
    return collectionGroup;
  });
  expect(policies.sort()).toEqual(Object.keys(retentionDays).sort());
});

it('expiresAt adds the retention period to the write time', () => {
  expect(expiresAt('stripeEvents', Date.UTC(2026, 0, 1))).toBe(Date.UTC(2026, 2, 2));
});
