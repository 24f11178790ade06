import { GrpcStatus } from 'firebase-admin/firestore';
import { describe, expect, it, vi } from 'vitest';
import { retryOnContention } from './retry-on-contention.ts';

const failure = (code: number) => Object.assign(new Error('No'), { code });
const aborted = failure(GrpcStatus.ABORTED);
const nothing = async (): Promise<string | undefined> => undefined;
const timeoutMs = 60_000;

function failing(...failures: Error[]) {
  return vi.fn(async () => {
    const next = failures.shift();
    if (next) throw next;
    return 'written';
  });
}

describe('retryOnContention', () => {
  it('retries after contention', async () => {
    const overtaken = failure(GrpcStatus.FAILED_PRECONDITION);
    const attempt = failing(aborted, overtaken);
    expect(await retryOnContention({ attempt, findResult: nothing, timeoutMs })).toBe('written');
    expect(attempt).toHaveBeenCalledTimes(3);
  });

  it("doesn't retry if another request has done the work", async () => {
    const attempt = failing(aborted, aborted, aborted);
    const results = [undefined, 'done by another'];
    const findResult = async () => results.shift();
    expect(await retryOnContention({ attempt, findResult, timeoutMs })).toBe('done by another');
    expect(attempt).toHaveBeenCalledTimes(1);
  });

  it('gives up when time runs out', async () => {
    const late = { attempt: failing(aborted), findResult: nothing, timeoutMs: -1 };
    await expect(retryOnContention(late)).rejects.toBe(aborted);
  });

  it.each([
    failure(GrpcStatus.PERMISSION_DENIED),
    failure(GrpcStatus.INVALID_ARGUMENT),
    new Error('of our own'),
  ])('rethrows any other error: %s', async (error) => {
    const attempt = failing(error);
    const contended = { attempt, findResult: nothing, timeoutMs };
    await expect(retryOnContention(contended)).rejects.toBe(error);
    expect(attempt).toHaveBeenCalledTimes(1);
  });
});
