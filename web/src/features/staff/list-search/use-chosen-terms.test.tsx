import { readFindQuery } from '@dental-shop/domain/find/find-query';
import { orderTerms } from '@dental-shop/domain/find/record-terms';
import { renderHook } from '@testing-library/react';
import type { Query, QuerySnapshot } from 'firebase/firestore';
import { expect, it, vi } from 'vitest';
import { useServerCollection } from '../../../shared/firestore/use-server-collection.ts';
import { useChosenTerms } from './use-chosen-terms.ts';

vi.mock('../../../shared/firestore/use-server-collection.ts', () => ({
  useServerCollection: vi.fn(),
}));
vi.mock('firebase/firestore', () => ({ limit: vi.fn(), query: vi.fn(), where: vi.fn() }));

const find = readFindQuery('muñoz');
if (!find) throw new Error('The search is too short.');

const order = {
  paymentIntentId: 'pi_1',
  skus: [],
  customerName: 'Ana Muñoz',
  email: '',
  amount: 1,
};

function respond(fromCache: boolean, ...documents: object[]): void {
  const docs = documents.map((data) => ({ data: () => data }));
  const snapshot = { empty: docs.length === 0, docs, metadata: { fromCache } };
  vi.mocked(useServerCollection).mockReturnValue(snapshot as unknown as QuerySnapshot<object>);
}

const search = () => renderHook(() => useChosenTerms({} as Query<object>, find));
const matching = { searchTerms: orderTerms('order1', order) };

it('doesn’t search the records of other lists if the server is unreachable', () => {
  respond(true, matching);
  expect(search().result.current).toBe('unreachable');
});

it('keeps the chosen terms if a later change comes from the cache', () => {
  respond(false, matching);
  const { result, rerender } = search();
  expect(result.current).toMatchObject({ isExact: true });
  respond(true, matching, matching);
  rerender();
  expect(result.current).toMatchObject({ isExact: true });
});
