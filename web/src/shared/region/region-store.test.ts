import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';

// Test files share modules, so the next file would start with this one's state.
afterAll(() => {
  vi.resetModules();
});

const fetching = vi.fn<typeof fetch>();

/** Loading the modules can take more than a second on a busy machine. */
const waiting = { timeout: 4_000 };

async function openPage(stored: Record<string, string>) {
  const entries = new Map(Object.entries(stored));
  vi.resetModules();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
  });
  vi.stubGlobal('window', { requestIdleCallback: true });
  vi.stubGlobal('requestIdleCallback', (task: () => void) => task());
  vi.stubGlobal('fetch', fetching);
  vi.stubEnv('VITE_SITE_URL', 'https://shop.example.com');
  vi.stubEnv('VITE_FIREBASE_PROJECT_ID', 'a-project');
  vi.stubEnv('VITE_FIREBASE_API_KEY', 'a-key');
  vi.stubEnv('VITE_FIREBASE_AUTH_DOMAIN', 'a-project.example.com');
  vi.stubEnv('VITE_FIREBASE_APP_ID', '1:1:web:1');
  vi.stubEnv('VITE_STRIPE_PUBLISHABLE_KEY', 'pk_test_1');
  return { entries, store: await import('./region-store.ts') };
}

const mockResponse = (body: string, status = 200) =>
  fetching.mockImplementation(async () => new Response(body, { status }));

beforeEach(() => {
  fetching.mockReset();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  return () => {
    vi.unstubAllGlobals();
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
  };
});

describe('region store', () => {
  it('fetches the region once, notifies subscribers, and stores it', async () => {
    mockResponse('{"isInMiddleEastOrAfrica":true}');
    const { entries, store } = await openPage({});
    const notified = vi.fn();
    store.subscribeToRegion(notified);
    store.subscribeToRegion(() => undefined);
    await vi.waitFor(() => expect(notified).toHaveBeenCalledTimes(1), waiting);
    expect(store.isKnownInRegion()).toBe(true);
    expect(fetching).toHaveBeenCalledTimes(1);
    expect(fetching.mock.calls[0]?.[0]).toBe('/api/ipinfo');
    expect(entries.get('ipInfo')).toBe('{"isInMiddleEastOrAfrica":true}');
    expect(Date.now() - Number(entries.get('ipInfoTimestamp'))).toBeLessThan(60_000);
  });

  it("doesn't fetch while the stored region is valid", async () => {
    const { store } = await openPage({
      ipInfo: '{"isInMiddleEastOrAfrica":true}',
      ipInfoTimestamp: String(Date.now() - 1000),
    });
    store.subscribeToRegion(() => undefined);
    expect(store.isKnownInRegion()).toBe(true);
    expect(fetching).not.toHaveBeenCalled();
  });

  it('logs a failed request and stores nothing', async () => {
    mockResponse('{"error":"Broken.","code":"internal"}', 500);
    const { entries, store } = await openPage({});
    store.subscribeToRegion(() => undefined);
    await vi.waitFor(() => expect(console.warn).toHaveBeenCalled(), waiting);
    expect(store.isKnownInRegion()).toBe(false);
    expect(entries.size).toBe(0);
  });
});
