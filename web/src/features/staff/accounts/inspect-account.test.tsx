import { QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../../shared/api/query-client.ts';
import { callStaff } from '../call-staff.ts';
import { useInspectedAccount } from './inspect-account.ts';

vi.mock('../call-staff.ts', () => ({ callStaff: vi.fn() }));
const call = vi.mocked(callStaff);

const uidsOf = (count: number) => Array.from({ length: count }, (_, index) => `account${index}`);

let pending: ((succeeds: boolean) => void)[] = [];

const settle = () => act(() => vi.advanceTimersByTimeAsync(1));

async function settleNext(succeeds = true) {
  pending.shift()?.(succeeds);
  await settle();
}

const batchSizes = () =>
  call.mock.calls.map(([, input]) => (input as { uids: string[] }).uids.length);

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockReturnValue();
  pending = [];
  call.mockReset();
  call.mockImplementation(async (_name, input) => {
    const { uids } = input as { uids: string[] };
    const succeeds = await new Promise<boolean>((resolve) => pending.push(resolve));
    if (!succeeds) throw new Error('deadline-exceeded');
    const facts = { emailVerified: false, lastSignInAt: null, duplicates: [], formerAccounts: [] };
    return { accounts: uids.map((uid) => ({ uid, ...facts })) } as never;
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function Inspected({ uid }: { uid: string }) {
  return typeof useInspectedAccount(uid) === 'object' && <li>{uid}</li>;
}

async function show(initial: string[]) {
  const list = (uids: string[]) => (
    <QueryClientProvider client={queryClient}>
      {uids.map((uid) => (
        <Inspected key={uid} uid={uid} />
      ))}
    </QueryClientProvider>
  );
  const { rerender, queryAllByRole } = render(list(initial));
  await settle();
  return {
    shown: () => queryAllByRole('listitem').map(({ textContent }) => textContent),
    rerender: (uids: string[]) => rerender(list(uids)),
  };
}

it('inspects each account in a long queue once, in sequential batches', async () => {
  const { shown, rerender } = await show(uidsOf(25));
  rerender(uidsOf(50));
  rerender(uidsOf(75));
  await settle();
  expect(batchSizes()).toEqual([25]);
  await settleNext();
  expect(batchSizes()).toEqual([25, 30]);
  await settleNext();
  expect(batchSizes()).toEqual([25, 30, 20]);
  await settleNext();
  expect(shown()).toEqual(uidsOf(75));
  rerender(uidsOf(74));
  await settle();
  expect(call).toHaveBeenCalledTimes(3);
});

it('retries a failed batch in one call', async () => {
  const { shown } = await show(uidsOf(2));
  await settleNext(false);
  expect(call).toHaveBeenCalledTimes(1);
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  await settle();
  expect(batchSizes()).toEqual([2, 2]);
  await settleNext();
  expect(shown()).toEqual(uidsOf(2));
});

it('gives up after three failures', async () => {
  const { shown } = await show(uidsOf(2));
  for (let attempt = 0; attempt < 5; attempt += 1) {
    await settleNext(false);
    await act(() => vi.advanceTimersByTimeAsync(60_000));
  }
  expect(call).toHaveBeenCalledTimes(3);
  expect(shown()).toEqual([]);
});
