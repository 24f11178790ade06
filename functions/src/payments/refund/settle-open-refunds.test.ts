import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import type { RecordingServices } from '../services.ts';
import { settleOpenRefunds } from './settle-open-refunds.ts';

it('settles the newest refunds first, with a query that has an index', async () => {
  const orderBy = vi.fn(() => query);
  const query = {
    withConverter: () => query,
    where: () => query,
    orderBy,
    limit: () => query,
    get: async () => ({ docs: [] }),
  };
  const services: unknown = { firestore: { collection: () => query } };
  await settleOpenRefunds(services as RecordingServices, Date.now() + 60_000);
  expect(orderBy).toHaveBeenCalledExactlyOnceWith('when', 'desc');

  // A missing index fails only in production.
  const file = join(import.meta.dirname, '../../../../firestore.indexes.json');
  const { indexes } = JSON.parse(readFileSync(file, 'utf8')) as { indexes: unknown[] };
  expect(indexes).toContainEqual({
    collectionGroup: 'audit',
    queryScope: 'COLLECTION',
    fields: [
      { fieldPath: 'refund.state', order: 'ASCENDING' },
      { fieldPath: 'when', order: 'DESCENDING' },
    ],
  });
});
