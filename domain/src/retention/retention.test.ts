import { expect, it } from 'vitest';
import indexes from '../../../firestore.indexes.json' with { type: 'json' };
import { expiresAt, retentionDays } from './retention.ts';

/** Each has to be written by hand: `firebase deploy` takes no other file. */
it('has a TTL policy in the database for each period, and no other', () => {
  const policies = indexes.fieldOverrides.map(({ collectionGroup, ...policy }) => {
    // Nobody asks for it by this field, and an index of rising times would slow writes down.
    expect(policy).toEqual({ fieldPath: 'expireAt', ttl: true, indexes: [] });
    return collectionGroup;
  });
  expect(policies.sort()).toEqual(Object.keys(retentionDays).sort());
});

it('counts in days from the writing', () => {
  expect(expiresAt('stripeEvents', Date.UTC(2026, 0, 1))).toBe(Date.UTC(2026, 2, 2));
});
