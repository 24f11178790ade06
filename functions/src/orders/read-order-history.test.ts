import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

// The emulator doesn't report missing indexes.
it.each(['whom', 'refund.orderId', 'reconciliation.orderId'])(
  'has an index for the newest staff actions by %s',
  (fieldPath) => {
    const file = join(import.meta.dirname, '../../../firestore.indexes.json');
    const { indexes } = JSON.parse(readFileSync(file, 'utf8')) as { indexes: unknown[] };
    expect(indexes).toContainEqual({
      collectionGroup: 'audit',
      queryScope: 'COLLECTION',
      fields: [
        { fieldPath, order: 'ASCENDING' },
        { fieldPath: 'when', order: 'DESCENDING' },
      ],
    });
  },
);
