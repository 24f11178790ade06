import { MutationObserver, QueryObserver } from '@tanstack/react-query';
import { beforeEach, expect, it, vi } from 'vitest';
import { publishSession } from '../session/session-store.ts';
import { ApiError } from './api-error.ts';
import { queryClient } from './query-client.ts';

const observe = (queryFn: () => Promise<unknown>) =>
  new QueryObserver(queryClient, { queryKey: ['cards', 'ana'], queryFn }).subscribe(
    () => undefined,
  );

const failure = (status: number, code: string) => new ApiError(status, { code, error: '' });

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockReturnValue();
  return () => {
    queryClient.clear();
    vi.useRealTimers();
    vi.restoreAllMocks();
  };
});

it.each([
  ['once if the request may not have arrived', failure(0, 'network'), 2],
  ['not after a response', failure(500, 'internal'), 1],
])('retries a read %s', async (_, error, attempts) => {
  const queryFn = vi.fn().mockRejectedValue(error);
  const stop = observe(queryFn);
  await vi.runAllTimersAsync();
  expect(queryFn).toHaveBeenCalledTimes(attempts);
  stop();
});

it.each([
  ['the affected queries', ['cards', 'ana']],
  ['all queries if the key is empty', []],
])('refetches %s even if the mutation times out', async (_, queryKey) => {
  const queryFn = vi.fn().mockResolvedValue([]);
  const stop = observe(queryFn);
  await vi.runAllTimersAsync();
  const removal = new MutationObserver(queryClient, {
    mutationFn: () => Promise.reject(failure(0, 'timeout')),
    meta: { invalidates: [queryKey] },
  });
  await expect(removal.mutate()).rejects.toThrow();
  await vi.runAllTimersAsync();
  expect(queryFn).toHaveBeenCalledTimes(2);
  stop();
});

it('clears the cache when the user signs out', () => {
  publishSession({ status: 'signed-in', user: { uid: 'ana', email: 'ana@example.com' } });
  queryClient.setQueryData(['cards', 'ana'], []);
  publishSession({ status: 'signed-out' });
  expect(queryClient.getQueryData(['cards', 'ana'])).toBeUndefined();
});
