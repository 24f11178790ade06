import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';

// Files share modules. The next file must not get the state that the last test left.
afterAll(() => {
  vi.resetModules();
});

const answer = vi.fn<typeof fetch>();

/** The question's own modules load first, which takes longer than a second on a busy machine. */
const waiting = { timeout: 4_000 };

/** The store lives as long as its page, so each test opens a new one. */
async function openPage(stored: Record<string, string>) {
  const entries = new Map(Object.entries(stored));
  vi.resetModules();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
  });
  vi.stubGlobal('window', { requestIdleCallback: true });
  vi.stubGlobal('requestIdleCallback', (task: () => void) => task());
  vi.stubGlobal('fetch', answer);
  vi.stubEnv('VITE_SITE_URL', 'https://shop.example.com');
  vi.stubEnv('VITE_FIREBASE_PROJECT_ID', 'a-project');
  vi.stubEnv('VITE_FIREBASE_API_KEY', 'a-key');
  vi.stubEnv('VITE_FIREBASE_AUTH_DOMAIN', 'a-project.example.com');
  vi.stubEnv('VITE_FIREBASE_APP_ID', '1:1:web:1');
  vi.stubEnv('VITE_STRIPE_PUBLISHABLE_KEY', 'pk_test_1');
  return { entries, store: await import('./region-store.ts') };
}

const answering = (body: string, status = 200) =>
  answer.mockImplementation(async () => new Response(body, { status }));

beforeEach(() => {
  answer.mockReset();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  return () => {
    vi.unstubAllGlobals();
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
  };
});

describe('the region', () => {
  it('is asked for once, told and kept', async () => {
    answering('{"isInMiddleEastOrAfrica":true}');
    const { entries, store } = await openPage({});
    const told = vi.fn();
    store.subscribeToRegion(told);
    store.subscribeToRegion(() => undefined);
    await vi.waitFor(() => expect(told).toHaveBeenCalledTimes(1), waiting);
    expect(store.isKnownInRegion()).toBe(true);
    expect(answer).toHaveBeenCalledTimes(1);
    expect(answer.mock.calls[0]?.[0]).toBe('/api/ipinfo');
    expect(entries.get('ipInfo')).toBe('{"isInMiddleEastOrAfrica":true}');
    expect(Date.now() - Number(entries.get('ipInfoTimestamp'))).toBeLessThan(60_000);
  });

  it('is not asked for again while the answer holds', async () => {
    const { store } = await openPage({
      ipInfo: '{"isInMiddleEastOrAfrica":true}',
      ipInfoTimestamp: String(Date.now() - 1000),
    });
    store.subscribeToRegion(() => undefined);
    expect(store.isKnownInRegion()).toBe(true);
    expect(answer).not.toHaveBeenCalled();
  });

  it('counts as unknown where asking fails, which is logged and not kept', async () => {
    answering('{"error":"Broken.","code":"internal"}', 500);
    const { entries, store } = await openPage({});
    store.subscribeToRegion(() => undefined);
    await vi.waitFor(() => expect(console.warn).toHaveBeenCalled(), waiting);
    expect(store.isKnownInRegion()).toBe(false);
    expect(entries.size).toBe(0);
  });
});
