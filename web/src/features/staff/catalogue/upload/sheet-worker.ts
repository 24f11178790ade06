import type { StartedMessage } from '../../../../shared/spreadsheet/run-in-worker.ts';
import { readSheetFile, type SheetReading } from './read-sheet-file.ts';

addEventListener('message', ({ data }: MessageEvent<Blob>) => {
  postMessage({ status: 'started' } satisfies StartedMessage);
  void readSheetFile(data).then((reading) => postMessage(reading satisfies SheetReading));
});
