import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { healthCheck } from './health.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function fakeServices({ database = async () => ({}), accounts = async () => ({}) } = {}) {
  const get = vi.fn(database);
  const getUsers = vi.fn(accounts);
  const firestore = { collection: () => ({ doc: () => ({ get }) }) };
  return { get, getUsers, health: healthCheck({ auth: { getUsers }, firestore } as never) };
}

it('checks each service at most once in ten seconds', async () => {
  const { health, get, getUsers } = fakeServices();
  const answers = await Promise.all([health(), health()]);
  vi.advanceTimersByTime(9_999);
  answers.push(await health());
  for (const answer of answers) {
    expect(answer).toEqual({ status: 'ok', version: 'local', firestore: true, auth: true });
  }
  expect([get.mock.calls.length, getUsers.mock.calls.length]).toEqual([1, 1]);
  vi.advanceTimersByTime(1);
  await health();
  expect(get).toHaveBeenCalledTimes(2);
});

it('reports the failing service, but not the reason', async () => {
  const { health } = fakeServices({ accounts: () => Promise.reject(new Error('key abc revoked')) });
  expect(await health()).toEqual({
    status: 'failing',
    version: 'local',
    firestore: true,
    auth: false,
  });
});

it('reports a service as failing if it does not respond within five seconds', async () => {
  const { health } = fakeServices({ database: () => new Promise(() => undefined) });
  const answer = health();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await answer).toMatchObject({ status: 'failing', firestore: false, auth: true });
});
