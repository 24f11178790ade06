import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { callStaff } from '../call-staff.ts';
import { useInspected } from './use-inspected.ts';

vi.mock('../call-staff.ts', () => ({ callStaff: vi.fn() }));
const call = vi.mocked(callStaff);

const uidsOf = (count: number) => Array.from({ length: count }, (_, index) => `account${index}`);

/** What the server answers, once the test lets it. */
let answers: ((works: boolean) => void)[] = [];

const answer = (works = true) =>
  act(async () => {
    answers.shift()?.(works);
  });

const asked = () => call.mock.calls.map(([, input]) => (input as { uids: string[] }).uids.length);

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockReturnValue();
  answers = [];
  call.mockReset();
  call.mockImplementation(async (_name, input) => {
    const { uids } = input as { uids: string[] };
    const works = await new Promise<boolean>((resolve) => answers.push(resolve));
    if (!works) throw new Error('deadline-exceeded');
    const facts = { emailVerified: false, lastSignInAt: null, duplicates: [], formerAccounts: [] };
    return { accounts: uids.map((uid) => ({ uid, ...facts })) } as never;
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const show = (uids: string[]) =>
  renderHook((shown: string[]) => useInspected(shown), { initialProps: uids });

it('asks for a long queue one call after another, and for each account once', async () => {
  const { result, rerender } = show(uidsOf(25));
  rerender(uidsOf(50));
  rerender(uidsOf(75));
  expect(asked()).toEqual([25]);
  await answer();
  expect(asked()).toEqual([25, 30]);
  await answer();
  expect(asked()).toEqual([25, 30, 20]);
  await answer();
  expect([...result.current.keys()]).toEqual(uidsOf(75));
  rerender(uidsOf(74));
  expect(call).toHaveBeenCalledTimes(3);
});

it('asks again after a failure, so that no page of the queue lacks what was found', async () => {
  const { result } = show(uidsOf(2));
  await answer(false);
  expect(call).toHaveBeenCalledTimes(1);
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  await answer();
  expect(result.current.get('account1')).toMatchObject({ emailVerified: false });
});

it('gives up where the call fails again and again', async () => {
  const { result } = show(uidsOf(2));
  for (let attempt = 0; attempt < 5; attempt += 1) {
    await answer(false);
    await act(() => vi.advanceTimersByTimeAsync(60_000));
  }
  expect(call).toHaveBeenCalledTimes(3);
  expect(result.current.size).toBe(0);
});
