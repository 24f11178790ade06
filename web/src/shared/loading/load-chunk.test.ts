import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadChunk } from './load-chunk.ts';

afterEach(() => {
  vi.useRealTimers();
});

describe('loadChunk', () => {
  it('gives the module', async () => {
    const module = { default: 1 };
    await expect(loadChunk('home-page', () => Promise.resolve(module))).resolves.toBe(module);
  });

  it('names the chunk that failed, and keeps the cause', async () => {
    const cause = new TypeError('Failed to fetch dynamically imported module');
    await expect(loadChunk('home-page', () => Promise.reject(cause))).rejects.toMatchObject({
      message: 'Loading chunk home-page failed.',
      cause,
    });
  });

  it('gives up after 120 s, and not before', async () => {
    vi.useFakeTimers();
    let failure: unknown;
    loadChunk('home-page', () => new Promise(() => undefined)).catch((error: unknown) => {
      failure = error;
    });
    await vi.advanceTimersByTimeAsync(119_999);
    expect(failure).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    expect(failure).toMatchObject({ message: 'Loading chunk home-page failed.' });
  });
});
