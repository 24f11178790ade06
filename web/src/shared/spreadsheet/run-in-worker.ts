/** A laptop reads the largest realistic file in a fiftieth of this time. */
export const maxReadingMs = 10_000;

/** `started` is sent before reading, so loading the worker's script doesn't count toward the time limit. */
export interface StartedMessage {
  status: 'started';
}

export type InterruptedReading = {
  status: 'failed';
  failure: 'tooSlow' | 'canceled' | 'readerUnavailable';
};

/** Ends the worker after the time limit, because a crafted file could keep it busy forever. Never rejects. */
export function runInWorker<Reading extends { status: string }>(
  createWorker: () => Worker,
  input: unknown,
  signal: AbortSignal,
): Promise<Reading | InterruptedReading> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve({ status: 'failed', failure: 'canceled' });
    const worker = createWorker();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const cancel = () => finish({ status: 'failed', failure: 'canceled' });
    const finish = (reading: Reading | InterruptedReading) => {
      clearTimeout(timer);
      signal.removeEventListener('abort', cancel);
      worker.terminate();
      resolve(reading);
    };
    signal.addEventListener('abort', cancel);
    worker.addEventListener('message', ({ data }: MessageEvent<Reading | StartedMessage>) => {
      if (data.status !== 'started') return finish(data as Reading);
      timer = setTimeout(() => finish({ status: 'failed', failure: 'tooSlow' }), maxReadingMs);
    });
    worker.addEventListener('error', ({ message }) => {
      console.error('A file reader failed.', { message });
      finish({ status: 'failed', failure: 'readerUnavailable' });
    });
    worker.postMessage(input);
  });
}
