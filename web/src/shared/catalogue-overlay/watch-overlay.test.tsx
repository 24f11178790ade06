import { catalogueChangesMaxAge } from '@dental-shop/domain/api/catalogue-changes';
import { afterEach, beforeEach, expect, it, type MockInstance, vi } from 'vitest';

const fetching = vi.fn<typeof fetch>();
const maxAgeMs = catalogueChangesMaxAge * 1000;
const response = (price: number) =>
  Response.json({ version: 1, changes: [{ sku: 'I4510', price }], startingPrices: {} });

let listen: MockInstance<Document['addEventListener']>;

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetching.mockReset());
  vi.spyOn(console, 'warn').mockReturnValue();
  listen = vi.spyOn(document, 'addEventListener');
});
afterEach(() => {
  for (const [type, listener] of listen.mock.calls) document.removeEventListener(type, listener);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function watch() {
  const { currentOverlay } = await import('./overlay-store.ts');
  const { watchOverlay } = await import('./watch-overlay.ts');
  const { catalogueData } = await import('../catalogue/catalogue-data.ts');
  watchOverlay();
  await vi.advanceTimersByTimeAsync(0);
  const part = { sku: 'I4510', price: 13_900 };
  return () => currentOverlay().apply(catalogueData.search.url, [part])[0]?.price;
}

function setHidden(hidden: boolean): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  document.dispatchEvent(new Event('visibilitychange'));
}

it('fetches the changes once per maximum age', async () => {
  fetching.mockResolvedValueOnce(response(14_500)).mockResolvedValueOnce(response(15_000));
  const price = await watch();
  expect(price()).toBe(14_500);
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(maxAgeMs - 1);
  expect(fetching).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(fetching).toHaveBeenCalledTimes(2);
  expect(price()).toBe(15_000);
});

it('waits while the tab is in the background', async () => {
  fetching.mockImplementation(async () => response(14_500));
  await watch();
  setHidden(true);
  await vi.advanceTimersByTimeAsync(10 * maxAgeMs);
  expect(fetching).toHaveBeenCalledTimes(1);
  setHidden(false);
  await vi.advanceTimersByTimeAsync(0);
  expect(fetching).toHaveBeenCalledTimes(2);
});

it('keeps the last changes if a request fails, and tries again', async () => {
  fetching
    .mockResolvedValueOnce(response(14_500))
    .mockResolvedValueOnce(new Response('', { status: 503 }))
    .mockResolvedValueOnce(Response.json({ version: 2, changes: 'broken' }))
    .mockResolvedValueOnce(response(15_000));
  const price = await watch();
  await vi.advanceTimersByTimeAsync(2 * maxAgeMs);
  expect([price(), vi.mocked(console.warn).mock.calls.length]).toEqual([14_500, 2]);
  await vi.advanceTimersByTimeAsync(maxAgeMs);
  expect(price()).toBe(15_000);
});
