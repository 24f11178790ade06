import { setTimeout as pause } from 'node:timers/promises';

const PAUSE_MS = 300;
const LIMIT_MS = 180_000;

/** What failed in a way that may be over in a moment. */
export class TryAgain extends Error {}

/** Whether the other side was not reached, or hung up: `fetch` throws nothing else. */
function isNetworkFailure(error: unknown): boolean {
  return (
    error instanceof TypeError ||
    // Half an answer, or the functions emulator's own page.
    error instanceof SyntaxError ||
    (error instanceof DOMException && error.name === 'TimeoutError')
  );
}

/** Does something again until it neither throws TryAgain nor fails on the way. */
export async function persistently<T>(what: string, act: () => Promise<T>): Promise<T> {
  const end = Date.now() + LIMIT_MS;
  for (;;) {
    try {
      return await act();
    } catch (error) {
      if (!(error instanceof TryAgain) && !isNetworkFailure(error)) throw error;
      if (Date.now() > end) throw new Error(`Tried in vain: ${what}`, { cause: error });
      await pause(PAUSE_MS);
    }
  }
}
