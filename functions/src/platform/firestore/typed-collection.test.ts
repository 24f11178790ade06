import { dayMs, retentionDays } from '@dental-shop/domain/retention/retention';
import { Firestore, Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { expiringCollection, typedCollection } from './typed-collection.ts';

const firestore = new Firestore({ projectId: 'demo-expiry' });

/** The Admin SDK doesn't expose a collection's converter. */
function written(collection: object, document: object): object {
  return Reflect.get(collection, '_queryOptions').converter.toFirestore(document);
}

it('adds an expiry date to documents in a collection with a retention period', () => {
  const before = Date.now();
  const document = written(expiringCollection(firestore, 'mail'), { to: 'ana@example.com' });
  const expireAt: unknown = Reflect.get(document, 'expireAt');
  expect(document).toEqual({ to: 'ana@example.com', expireAt: expect.any(Timestamp) });
  const keptMs = (expireAt as Timestamp).toMillis() - retentionDays.mail * dayMs;
  expect(keptMs).toBeGreaterThanOrEqual(before);
  expect(keptMs).toBeLessThanOrEqual(Date.now());
});

it('leaves other documents unchanged', () => {
  const document = { status: 'approved' };
  expect(written(typedCollection(firestore, 'users'), document)).toBe(document);
});
