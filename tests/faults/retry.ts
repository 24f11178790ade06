import { setTimeout as pause } from 'node:timers/promises';

const pauseMs = 300;
const maxWaitMs = 180_000;

/** A failure that may pass: worth a retry. */
export class Retryable extends Error {}

/** Whether the other side was not reached or hung up, by what `fetch` throws then. */
function isNetworkFailure(error: unknown): boolean {
  return (
    error instanceof TypeError ||
    // Half a JSON answer, or an HTML page of the functions emulator.
    error instanceof SyntaxError ||
    (error instanceof DOMException && error.name === 'TimeoutError')
  );
}

/** Retries until the act neither throws Retryable nor fails on the network; 3 minutes at most. */
export async function retry<T>(what: string, act: () => Promise<T>): Promise<T> {
  const end = Date.now() + maxWaitMs;
  for (;;) {
    try {
      return await act();
    } catch (error) {
      if (!(error instanceof Retryable) && !isNetworkFailure(error)) throw error;
      if (Date.now() > end) throw new Error(`Gave up on: ${what}`, { cause: error });
      await pause(pauseMs);
    }
  }
}
