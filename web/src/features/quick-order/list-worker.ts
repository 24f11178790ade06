import { type ListInput, type Reading, readList } from './read-list.ts';

/** `started` is sent before reading, so loading this script doesn't count toward the time limit. */
export type WorkerMessage = { status: 'started' } | Reading;

addEventListener('message', ({ data }: MessageEvent<ListInput>) => {
  postMessage({ status: 'started' } satisfies WorkerMessage);
  void readList(data).then((reading) => postMessage(reading satisfies WorkerMessage));
});
