import { StartFailure } from '@dental-shop/emulators/suite/start-failure';

/** Aborts on SIGINT, SIGTERM, and SIGHUP, so child processes don't keep running. */
export function stoppingSignal(): AbortSignal {
  const stopping = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => stopping.abort(new StartFailure('Stopped.')));
  }
  return stopping.signal;
}

/** A StartFailure is printed without its stack trace. */
export async function runProgram(act: () => Promise<boolean>): Promise<never> {
  try {
    process.exit((await act()) ? 0 : 1);
  } catch (error) {
    console.error(error instanceof StartFailure ? error.message : error);
    process.exit(1);
  }
}
