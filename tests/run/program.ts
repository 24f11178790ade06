import { StartFailure } from '@dental-shop/emulators/suite/start-failure';

/** Aborts when the user or the system ends this program, so that what it started is stopped. */
export function stoppingSignal(): AbortSignal {
  const stopping = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => stopping.abort(new StartFailure('Stopped.')));
  }
  return stopping.signal;
}

/** Ends the process with 0 where `act` resolves to true; a StartFailure is printed as its sentence. */
export async function runProgram(act: () => Promise<boolean>): Promise<never> {
  try {
    process.exit((await act()) ? 0 : 1);
  } catch (error) {
    console.error(error instanceof StartFailure ? error.message : error);
    process.exit(1);
  }
}
