import { setTimeout as pause } from 'node:timers/promises';
import { StartFailure } from './start-failure.ts';

const pauseMs = 150;

interface Wait {
  what: string;
  maxMs: number;
  signal: AbortSignal;
}

/** Polls until there is a result. Undefined and errors both mean that there is none yet. */
export async function waitUntil<Answer>(
  { what, maxMs, signal }: Wait,
  ask: () => Promise<Answer | undefined>,
): Promise<Answer> {
  const end = Date.now() + maxMs;
  let lastError: unknown;
  while (Date.now() < end) {
    signal.throwIfAborted();
    try {
      const answer = await ask();
      if (answer !== undefined) return answer;
    } catch (error) {
      lastError = error;
    }
    await pause(pauseMs);
  }
  throw new StartFailure(`Timed out after ${maxMs / 1000} s waiting for ${what}.`, {
    cause: lastError,
  });
}
