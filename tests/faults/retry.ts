import { setTimeout as pause } from 'node:timers/promises';

const pauseMs = 300;
const maxWaitMs = 180_000;

export class Retryable extends Error {}

function isNetworkFailure(error: unknown): boolean {
  return (
    error instanceof TypeError ||
    // The response is truncated JSON or an HTML page from the functions emulator.
    error instanceof SyntaxError ||
    (error instanceof DOMException && error.name === 'TimeoutError')
  );
}

/** Retries network failures and `Retryable` errors for at most 3 minutes. */
export async function retry<T>(what: string, act: () => Promise<T>): Promise<T> {
  const end = Date.now() + maxWaitMs;
  for (;;) {
    try {
      return await act();
    } catch (error) {
      if (!(error instanceof Retryable) && !isNetworkFailure(error)) throw error;
      if (Date.now() > end) throw new Error(`Gave up: ${what}`, { cause: error });
      await pause(pauseMs);
    }
  }
}
