import type { WorkerMessage } from './list-worker.ts';
import type { ListInput, Reading } from './read-list.ts';

/** A laptop reads the largest realistic list in a fiftieth of this time. */
export const maxReadingMs = 10_000;

export type WorkerReading =
  | Reading
  | { status: 'failed'; failure: 'tooSlow' | 'canceled' | 'readerUnavailable' };

/** Runs in a worker, because a crafted file could freeze the tab. Never rejects. */
export function readInWorker(list: ListInput, signal: AbortSignal): Promise<WorkerReading> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve({ status: 'failed', failure: 'canceled' });
    const worker = new Worker(new URL('./list-worker.ts', import.meta.url), { type: 'module' });
    let timer: ReturnType<typeof setTimeout> | undefined;
    const cancel = () => finish({ status: 'failed', failure: 'canceled' });
    const finish = (reading: WorkerReading) => {
      clearTimeout(timer);
      signal.removeEventListener('abort', cancel);
      worker.terminate();
      resolve(reading);
    };
    signal.addEventListener('abort', cancel);
    worker.addEventListener('message', ({ data }: MessageEvent<WorkerMessage>) => {
      if (data.status !== 'started') return finish(data);
      timer = setTimeout(() => finish({ status: 'failed', failure: 'tooSlow' }), maxReadingMs);
    });
    worker.addEventListener('error', ({ message }) => {
      console.error('The list reader failed.', { message });
      finish({ status: 'failed', failure: 'readerUnavailable' });
    });
    worker.postMessage(list);
  });
}
