import { renderHook } from '@testing-library/react';
import type { QuerySnapshot } from 'firebase/firestore';
import { expect, it, vi } from 'vitest';
import { useServerCollection } from '../../shared/firestore/use-server-collection.ts';
import { useHeldLots } from './use-held-lots.ts';

vi.mock('reactfire', () => ({ useFirestore: () => undefined }));
vi.mock('../../shared/firestore/collections.ts', () => ({ lots: () => undefined }));
vi.mock('firebase/firestore', () => ({ limit: vi.fn(), orderBy: vi.fn(), query: vi.fn() }));
vi.mock('../../shared/firestore/use-server-collection.ts', () => ({
  useServerCollection: vi.fn(),
}));

it("doesn't treat all lots as shippable while Firestore is unreachable", () => {
  const cached = { docs: [], empty: true, metadata: { fromCache: true } };
  vi.mocked(useServerCollection).mockReturnValue(cached as unknown as QuerySnapshot<object>);
  expect(renderHook(() => useHeldLots()).result.current).toBe('unreachable');
});
