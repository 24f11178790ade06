import { type InterruptedReading, runInWorker } from '../../../shared/spreadsheet/run-in-worker.ts';
import type { ListInput, Reading } from './read-list.ts';

export type WorkerReading = Reading | InterruptedReading;

/** Runs in a worker, because a crafted file could freeze the tab. Never rejects. */
export function readInWorker(list: ListInput, signal: AbortSignal): Promise<WorkerReading> {
  const createWorker = () =>
    new Worker(new URL('./list-worker.ts', import.meta.url), { type: 'module' });
  return runInWorker<Reading>(createWorker, list, signal);
}
