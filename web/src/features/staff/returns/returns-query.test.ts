import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { returnStates } from '@dental-shop/domain/returns/return-transitions';
import { initializeApp } from 'firebase/app';
import { getFirestore, orderBy, query, queryEqual, where } from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { returns } from '../../../shared/firestore/collections.ts';
import { returnFilters, returnsQuery, statesOf } from './returns-query.ts';

const firestore = getFirestore(initializeApp({ projectId: 'demo-returns' }, 'returns'));

describe('the filters', () => {
  it('start with the returns in progress, in workflow order', () => {
    expect(returnFilters[0]).toBe('active');
    expect(statesOf('active')).toEqual(['requested', 'accepted', 'received']);
  });

  it('include every state once', () => {
    expect(returnFilters.slice(1).toSorted()).toEqual(returnStates.toSorted());
    expect(statesOf('declined')).toEqual(['declined']);
  });
});

describe('returnsQuery', () => {
  it.each([
    ['requested', 'asc'],
    ['received', 'asc'],
    ['settled', 'desc'],
  ] as const)('sorts returns in the state "%s" by request date, %s', (state, direction) => {
    const expected = query(
      returns(firestore),
      where('state', '==', state),
      orderBy('createdAt', direction),
    );
    expect(queryEqual(returnsQuery(firestore, state), expected)).toBe(true);
  });

  // A missing index fails only in production.
  it.each(['ASCENDING', 'DESCENDING'])('has an index for requests in %s order', (order) => {
    const file = join(import.meta.dirname, '../../../../../firestore.indexes.json');
    const { indexes } = JSON.parse(readFileSync(file, 'utf8')) as { indexes: unknown[] };
    expect(indexes).toContainEqual({
      collectionGroup: 'returns',
      queryScope: 'COLLECTION',
      fields: [
        { fieldPath: 'state', order: 'ASCENDING' },
        { fieldPath: 'createdAt', order },
      ],
    });
  });
});
