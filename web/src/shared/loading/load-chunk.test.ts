import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadChunk, loadWithRetry, ScriptNotFoundError } from './load-chunk.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const script = 'https://shop.example/static/js/contact-page-Ab12.js';
const needed = 'https://shop.example/static/js/form-field-Cd34.js';

function cacheWithPageAt(poisoned: string) {
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.stubGlobal('window', { location: { origin: 'https://shop.example' } });
  vi.stubGlobal('performance', {
    getEntriesByType: () =>
      [
        script,
        needed,
        needed,
        'https://shop.example/product-images/a.svg',
        'https://other/x.js',
      ].map((name) => ({ name })),
  });
  const requests: string[] = [];
  const refetched = new Set<string>();
  vi.stubGlobal('fetch', async (url: string, { cache }: RequestInit) => {
    requests.push(`${cache} ${url}`);
    if (cache === 'reload') refetched.add(url);
    const isPage = url === poisoned && !refetched.has(url);
    return new Response('', {
      headers: { 'content-type': isPage ? 'text/html' : 'text/javascript' },
    });
  });
  return { requests, refetched };
}

describe('loadChunk', () => {
  it('resolves to the module', async () => {
    const module = { default: 1 };
    await expect(loadChunk('home-page', () => Promise.resolve(module))).resolves.toBe(module);
  });

  it('includes the chunk name and the cause in the error', async () => {
    cacheWithPageAt(needed);
    const cause = new TypeError('Failed to fetch dynamically imported module');
    await expect(loadChunk('home-page', () => Promise.reject(cause))).rejects.toMatchObject({
      message: 'Loading chunk home-page failed.',
      cause: { cause },
    });
  });

  it('times out after 120 s', async () => {
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

describe('loadWithRetry', () => {
  it('refetches a script that was cached as HTML and retries the import', async () => {
    const { requests, refetched } = cacheWithPageAt(needed);
    const load = async () => {
      if (!refetched.has(needed))
        throw new TypeError('Failed to fetch dynamically imported module');
      return { default: 1 };
    };
    await expect(loadWithRetry(load)).resolves.toEqual({ default: 1 });
    expect(requests).toEqual([
      `force-cache ${script}`,
      `force-cache ${needed}`,
      `reload ${needed}`,
    ]);
  });

  it('fails if the second attempt fails too', async () => {
    cacheWithPageAt(needed);
    const load = vi.fn(() => Promise.reject(new TypeError('No.')));
    await expect(loadWithRetry(load)).rejects.toMatchObject({
      code: 'network',
      cause: new TypeError('No.'),
    });
    expect(load).toHaveBeenCalledTimes(2);
  });

  it.each([
    [404, true],
    [503, false],
  ])('detects whether the script no longer exists (%s)', async (status, isGone) => {
    cacheWithPageAt(needed);
    vi.stubGlobal('fetch', async () => new Response('', { status }));
    const failure = await loadWithRetry(() => Promise.reject(new TypeError('No.'))).catch(
      (error: unknown) => error,
    );
    expect(failure instanceof ScriptNotFoundError).toBe(isGone);
  });
});
