import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { maxReadingMs, readInWorker } from './read-in-worker.ts';

class FakeWorker extends EventTarget {
  static last: FakeWorker;
  postMessage = vi.fn();
  terminate = vi.fn();
  constructor() {
    super();
    FakeWorker.last = this;
  }
  say(data: unknown) {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

const list = {
  source: 'I4510',
  products: [],
  lookup: { gtins: {}, hidden: [] },
  otherNames: {},
  choice: {},
};
const read = { status: 'read', list: { lines: [], leftOut: [] } };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('Worker', FakeWorker);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('resolves to what the worker read, and ends the worker', async () => {
  const reading = readInWorker(list, new AbortController().signal);
  expect(FakeWorker.last.postMessage).toHaveBeenCalledExactlyOnceWith(list);
  FakeWorker.last.say({ status: 'started' });
  FakeWorker.last.say(read);
  expect(await reading).toEqual(read);
  expect(FakeWorker.last.terminate).toHaveBeenCalledOnce();
  expect(vi.getTimerCount()).toBe(0);
});

it('ends a worker that reads for longer than the limit', async () => {
  const reading = readInWorker(list, new AbortController().signal);
  // Loading the script over a slow connection isn't reading.
  await vi.advanceTimersByTimeAsync(10 * maxReadingMs);
  FakeWorker.last.say({ status: 'started' });
  await vi.advanceTimersByTimeAsync(maxReadingMs - 1);
  expect(FakeWorker.last.terminate).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(await reading).toEqual({ status: 'failed', failure: 'tooSlow' });
  expect(FakeWorker.last.terminate).toHaveBeenCalledOnce();
});

it('ends the worker when reading is canceled', async () => {
  const controller = new AbortController();
  const reading = readInWorker(list, controller.signal);
  FakeWorker.last.say({ status: 'started' });
  controller.abort();
  expect(await reading).toEqual({ status: 'failed', failure: 'canceled' });
  expect(FakeWorker.last.terminate).toHaveBeenCalledOnce();
  expect(vi.getTimerCount()).toBe(0);
});

it('starts no worker when reading was canceled before', async () => {
  const reading = readInWorker(list, AbortSignal.abort());
  expect(await reading).toEqual({ status: 'failed', failure: 'canceled' });
});

it('reports a script that does not load', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const reading = readInWorker(list, new AbortController().signal);
  FakeWorker.last.dispatchEvent(new Event('error'));
  expect(await reading).toEqual({ status: 'failed', failure: 'readerUnavailable' });
});
