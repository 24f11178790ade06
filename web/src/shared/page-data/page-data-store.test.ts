import { afterEach, describe, expect, it, vi } from 'vitest';
import { createPageDataStore } from './page-data-store.ts';

function mockResponses(...responses: Response[]) {
  const fetching = vi.fn<typeof fetch>();
  for (const response of responses) fetching.mockResolvedValueOnce(response);
  vi.stubGlobal('fetch', fetching);
  return fetching;
}

afterEach(() => vi.unstubAllGlobals());

describe('createPageDataStore', () => {
  it('reads data embedded in the page', () => {
    const store = createPageDataStore({ '/data/a.json': [1] });
    expect(store.read('/data/a.json')).toEqual([1]);
    expect(store.read('/data/b.json')).toBeUndefined();
  });

  it('loads each file once', async () => {
    const fetching = mockResponses(Response.json({ sku: 'HD55S' }));
    const store = createPageDataStore({});
    expect(store.load('/data/a.json')).toBe(store.load('/data/a.json'));
    await expect(store.load('/data/a.json')).resolves.toEqual({ sku: 'HD55S' });
    expect(fetching).toHaveBeenCalledTimes(1);
  });

  it('returns null for a missing file', async () => {
    mockResponses(new Response('<!doctype html>', { status: 404 }));
    await expect(createPageDataStore({}).load('/data/nope.json')).resolves.toBeNull();
  });

  it('caches a failure because a new promise on each render would suspend React forever', async () => {
    const fetching = mockResponses(new Response('', { status: 503 }), Response.json([2]));
    const store = createPageDataStore({});
    await expect(store.load('/data/a.json')).rejects.toThrow('status 503');
    await expect(store.load('/data/a.json')).rejects.toThrow('status 503');
    expect(fetching).toHaveBeenCalledTimes(1);
  });

  it('fetches a failed file again after failures are cleared', async () => {
    mockResponses(new Response('', { status: 503 }), Response.json([2]));
    const store = createPageDataStore({});
    await expect(store.load('/data/a.json')).rejects.toThrow('status 503');
    store.clearFailures();
    await expect(store.prefetch('/data/a.json')).resolves.toEqual([2]);
    await expect(store.load('/data/a.json')).resolves.toEqual([2]);
  });

  it('reuses prefetched data', async () => {
    const fetching = mockResponses(Response.json([3]));
    const store = createPageDataStore({ '/data/b.json': [4] });
    await expect(store.prefetch('/data/a.json')).resolves.toEqual([3]);
    await expect(store.load('/data/a.json')).resolves.toEqual([3]);
    await expect(store.prefetch('/data/b.json')).resolves.toEqual([4]);
    expect(fetching).toHaveBeenCalledTimes(1);
  });

  it("doesn't cache a failed prefetch", async () => {
    mockResponses(new Response('', { status: 503 }), Response.json([5]));
    const store = createPageDataStore({});
    await expect(store.prefetch('/data/a.json')).rejects.toThrow('status 503');
    await expect(store.load('/data/a.json')).resolves.toEqual([5]);
  });
});
