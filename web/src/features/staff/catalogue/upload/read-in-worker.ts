import {
  type InterruptedReading,
  runInWorker,
} from '../../../../shared/spreadsheet/run-in-worker.ts';
import type { SheetReading } from './read-sheet-file.ts';

export function readInWorker(
  file: Blob,
  signal: AbortSignal,
): Promise<SheetReading | InterruptedReading> {
  const createWorker = () =>
    new Worker(new URL('./sheet-worker.ts', import.meta.url), { type: 'module' });
  return runInWorker<SheetReading>(createWorker, file, signal);
}
