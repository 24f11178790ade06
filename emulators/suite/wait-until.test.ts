import { expect, it } from 'vitest';
import { waitUntil } from './wait-until.ts';

const { signal } = new AbortController();

it('retries after failures and empty results', async () => {
  const answers = [() => Promise.reject(new Error('refused')), async () => undefined];
  const ask = async () => (answers.shift() ?? (async () => 'here'))();
  expect(await waitUntil<string>({ description: 'it', maxMs: 5_000, signal }, ask)).toBe('here');
});

it('reports the timeout with its cause', async () => {
  const cause = new Error('refused');
  const waiting = waitUntil({ description: 'the shop', maxMs: 10, signal }, () =>
    Promise.reject(cause),
  );
  await expect(waiting).rejects.toMatchObject({
    message: 'Timed out after 0.01 s waiting for the shop.',
    cause,
  });
});

it('stops early with the abort reason', async () => {
  const aborted = AbortSignal.abort(new Error('stopped'));
  const waiting = waitUntil(
    { description: 'it', maxMs: 5_000, signal: aborted },
    async () => undefined,
  );
  await expect(waiting).rejects.toThrow('stopped');
});
