import { act, renderHook } from '@testing-library/react';
import { getDocsFromServer, type Query, type QuerySnapshot } from 'firebase/firestore';
import { useFirestoreCollection } from 'reactfire';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useServerCollection } from './use-server-collection.ts';

vi.mock('reactfire', () => ({ useFirestoreCollection: vi.fn() }));
vi.mock('firebase/firestore', () => ({ getDocsFromServer: vi.fn() }));

const snapshot = (ids: readonly string[], fromCache: boolean) =>
  ({ empty: ids.length === 0, docs: ids, metadata: { fromCache } }) as unknown as QuerySnapshot;

function listen(result: QuerySnapshot): void {
  vi.mocked(useFirestoreCollection).mockReturnValue({ data: result } as never);
}

const open = () => renderHook(() => useServerCollection({} as Query<object>)).result;

beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(getDocsFromServer).mockReturnValue(new Promise(() => {}));
});
afterEach(() => vi.useRealTimers());

it("doesn't show the few cached rows of a list while a slow server may still respond", async () => {
  listen(snapshot(['newest'], true));
  let respond = (_response: QuerySnapshot): void => {};
  vi.mocked(getDocsFromServer).mockReturnValue(
    new Promise((resolve) => {
      respond = resolve;
    }),
  );
  const result = open();
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(result.current).toBeUndefined();
  const response = snapshot(['newest', 'older'], false);
  await act(async () => respond(response));
  expect(result.current).toBe(response);
});

it('marks a response that matches the cache as the server’s', async () => {
  listen(snapshot(['only'], true));
  vi.mocked(getDocsFromServer).mockResolvedValue(snapshot(['only'], false));
  const result = open();
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(result.current?.metadata.fromCache).toBe(false);
});

it('shows cached rows if the server is unreachable', async () => {
  const cached = snapshot(['newest'], true);
  listen(cached);
  vi.mocked(getDocsFromServer).mockRejectedValue(new Error('unavailable'));
  const result = open();
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(result.current).toBe(cached);
});
