import { type ListToRead, type Reading, readList } from './read-list.ts';

/** `started` comes before the reading, so that loading this script isn't counted as reading. */
export type WorkerMessage = { status: 'started' } | Reading;

addEventListener('message', ({ data }: MessageEvent<ListToRead>) => {
  postMessage({ status: 'started' } satisfies WorkerMessage);
  void readList(data).then((reading) => postMessage(reading satisfies WorkerMessage));
});
