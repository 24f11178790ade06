import { afterEach, describe, expect, it, vi } from 'vitest';
import { createPageDataStore } from './page-data-store.ts';

function answerWith(...responses: Response[]) {
  const fetching = vi.fn<typeof fetch>();
  for (const response of responses) fetching.mockResolvedValueOnce(response);
  vi.stubGlobal('fetch', fetching);
  return fetching;
}

afterEach(() => vi.unstubAllGlobals());

describe('createPageDataStore', () => {
  it('reads what the page came with', () => {
    const store = createPageDataStore({ '/data/a.json': [1] });
    expect(store.read('/data/a.json')).toEqual([1]);
    expect(store.read('/data/b.json')).toBeUndefined();
  });

  it('loads each file once', async () => {
    const fetching = answerWith(Response.json({ sku: 'HD55S' }));
    const store = createPageDataStore({});
    expect(store.load('/data/a.json')).toBe(store.load('/data/a.json'));
    await expect(store.load('/data/a.json')).resolves.toEqual({ sku: 'HD55S' });
    expect(fetching).toHaveBeenCalledTimes(1);
  });

  it('has nothing where there is no such file', async () => {
    answerWith(new Response('<!doctype html>', { status: 404 }));
    await expect(createPageDataStore({}).load('/data/nope.json')).resolves.toBeNull();
  });

  it('keeps a failure: a promise that is new on each render would suspend React for ever', async () => {
    const fetching = answerWith(new Response('', { status: 503 }), Response.json([2]));
    const store = createPageDataStore({});
    await expect(store.load('/data/a.json')).rejects.toThrow('status 503');
    await expect(store.load('/data/a.json')).rejects.toThrow('status 503');
    expect(fetching).toHaveBeenCalledTimes(1);
  });

  it('fetches anew, for pages and for whoever prefetches, what has failed and is forgotten', async () => {
    answerWith(new Response('', { status: 503 }), Response.json([2]));
    const store = createPageDataStore({});
    await expect(store.load('/data/a.json')).rejects.toThrow('status 503');
    store.clearFailures();
    await expect(store.prefetch('/data/a.json')).resolves.toEqual([2]);
    await expect(store.load('/data/a.json')).resolves.toEqual([2]);
  });

  it('gives a page what was prefetched for it', async () => {
    const fetching = answerWith(Response.json([3]));
    const store = createPageDataStore({ '/data/b.json': [4] });
    await expect(store.prefetch('/data/a.json')).resolves.toEqual([3]);
    await expect(store.load('/data/a.json')).resolves.toEqual([3]);
    await expect(store.prefetch('/data/b.json')).resolves.toEqual([4]);
    expect(fetching).toHaveBeenCalledTimes(1);
  });

  it('forgets a failure to prefetch, of which nobody has heard', async () => {
    answerWith(new Response('', { status: 503 }), Response.json([5]));
    const store = createPageDataStore({});
    await expect(store.prefetch('/data/a.json')).rejects.toThrow('status 503');
    await expect(store.load('/data/a.json')).resolves.toEqual([5]);
  });
});
