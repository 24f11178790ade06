import type { StartedMessage } from '../../../shared/spreadsheet/run-in-worker.ts';
import { type ListInput, type Reading, readList } from './read-list.ts';

addEventListener('message', ({ data }: MessageEvent<ListInput>) => {
  postMessage({ status: 'started' } satisfies StartedMessage);
  void readList(data).then((reading) => postMessage(reading satisfies Reading));
});
