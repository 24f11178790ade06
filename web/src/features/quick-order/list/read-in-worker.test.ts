import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { maxReadingMs } from '../../../shared/spreadsheet/run-in-worker.ts';
import { readInWorker } from './read-in-worker.ts';

class FakeWorker extends EventTarget {
  static last: FakeWorker;
  postMessage = vi.fn();
  terminate = vi.fn();
  constructor() {
    super();
    FakeWorker.last = this;
  }
  emit(data: unknown) {
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

it('resolves to the result and terminates the worker', async () => {
  const reading = readInWorker(list, new AbortController().signal);
  expect(FakeWorker.last.postMessage).toHaveBeenCalledExactlyOnceWith(list);
  FakeWorker.last.emit({ status: 'started' });
  FakeWorker.last.emit(read);
  expect(await reading).toEqual(read);
  expect(FakeWorker.last.terminate).toHaveBeenCalledOnce();
  expect(vi.getTimerCount()).toBe(0);
});

it('terminates a worker that exceeds the time limit', async () => {
  const reading = readInWorker(list, new AbortController().signal);
  await vi.advanceTimersByTimeAsync(10 * maxReadingMs);
  FakeWorker.last.emit({ status: 'started' });
  await vi.advanceTimersByTimeAsync(maxReadingMs - 1);
  expect(FakeWorker.last.terminate).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(await reading).toEqual({ status: 'failed', failure: 'tooSlow' });
  expect(FakeWorker.last.terminate).toHaveBeenCalledOnce();
});

it('terminates the worker when reading is canceled', async () => {
  const controller = new AbortController();
  const reading = readInWorker(list, controller.signal);
  FakeWorker.last.emit({ status: 'started' });
  controller.abort();
  expect(await reading).toEqual({ status: 'failed', failure: 'canceled' });
  expect(FakeWorker.last.terminate).toHaveBeenCalledOnce();
  expect(vi.getTimerCount()).toBe(0);
});

it('starts no worker if reading was already canceled', async () => {
  const reading = readInWorker(list, AbortSignal.abort());
  expect(await reading).toEqual({ status: 'failed', failure: 'canceled' });
});

it('reports a script that fails to load', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const reading = readInWorker(list, new AbortController().signal);
  FakeWorker.last.dispatchEvent(new Event('error'));
  expect(await reading).toEqual({ status: 'failed', failure: 'readerUnavailable' });
});
