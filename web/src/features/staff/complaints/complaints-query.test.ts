import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { initializeApp } from 'firebase/app';
import { getFirestore, orderBy, query, queryEqual, where } from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { complaints } from '../../../shared/firestore/collections.ts';
import { complaintsQuery } from './complaints-query.ts';

const firestore = getFirestore(initializeApp({ projectId: 'demo-complaints' }, 'complaints'));

describe('complaintsQuery', () => {
  it.each([
    ['active', ['open', 'under-review', 'decided'], 'asc'],
    ['under-review', ['under-review'], 'asc'],
    ['closed', ['closed'], 'desc'],
  ] as const)('finds %s complaints, ordered by their deadline', (filter, states, direction) => {
    const expected = query(
      complaints(firestore),
      where('state', 'in', states),
      orderBy('dueOn', direction),
    );
    expect(queryEqual(complaintsQuery(firestore, filter), expected)).toBe(true);
  });

  // A missing index fails only in production.
  it.each(['ASCENDING', 'DESCENDING'])('has an index for deadlines in %s order', (order) => {
    const file = join(import.meta.dirname, '../../../../../firestore.indexes.json');
    const { indexes } = JSON.parse(readFileSync(file, 'utf8')) as { indexes: unknown[] };
    expect(indexes).toContainEqual({
      collectionGroup: 'complaints',
      queryScope: 'COLLECTION',
      fields: [
        { fieldPath: 'state', order: 'ASCENDING' },
        { fieldPath: 'dueOn', order },
      ],
    });
  });
});
