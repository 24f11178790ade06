import { setTimeout as pause } from 'node:timers/promises';
import { StartFailure } from './start-failure.ts';

const pauseMs = 150;

interface WaitOptions {
  description: string;
  maxMs: number;
  signal: AbortSignal;
}

/** Polls until there is a result. Undefined or an error means that there's no result yet. */
export async function waitUntil<Result>(
  { description, maxMs, signal }: WaitOptions,
  poll: () => Promise<Result | undefined>,
): Promise<Result> {
  const end = Date.now() + maxMs;
  let lastError: unknown;
  while (Date.now() < end) {
    signal.throwIfAborted();
    try {
      const result = await poll();
      if (result !== undefined) return result;
    } catch (error) {
      lastError = error;
    }
    await pause(pauseMs);
  }
  throw new StartFailure(`Timed out after ${maxMs / 1000} s waiting for ${description}.`, {
    cause: lastError,
  });
}
