import { expect, it, vi } from 'vitest';
import { createPageDataStore } from '../page-data/page-data-store.ts';
import { loadProducts } from './load-products.ts';

it('loads the catalogue again after a failure', async () => {
  const fetching = vi.fn<typeof fetch>().mockRejectedValueOnce(new TypeError('Failed to fetch'));
  vi.stubGlobal('fetch', fetching.mockResolvedValueOnce(Response.json([])));
  const pageData = createPageDataStore({});
  await expect(loadProducts(pageData)).rejects.toThrow('Failed to fetch');
  await expect(loadProducts(pageData)).resolves.toEqual([]);
  vi.unstubAllGlobals();
});
