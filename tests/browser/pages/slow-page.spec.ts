import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { shopUrl } from '@dental-shop/emulators/addresses';
import { expect } from '@playwright/test';
import { implant } from '../../shop/products.ts';
import { test, waitForHydration } from '../shop-test.ts';

const slowPath = `/products/Implants/${implant.sku}`;

/** Proxies the running shop, but sends the end of one page only after `release` is called. */
async function openSlowShop() {
  const release = Promise.withResolvers<void>();
  const server = createServer(async ({ url = '/' }, response) => {
    const answer = await fetch(new URL(url, shopUrl));
    const body = Buffer.from(await answer.arrayBuffer());
    const type = answer.headers.get('content-type') ?? 'text/plain';
    response.writeHead(answer.status, { 'content-type': type });
    if (url !== slowPath) return response.end(body);
    // Stops in the middle of the page's data, which comes after all visible content.
    const middle = body.indexOf('id="page-data"') + 100;
    response.write(body.subarray(0, middle));
    await release.promise;
    return response.end(body.subarray(middle));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://localhost:${port}${slowPath}`,
    release: release.resolve,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

test('scripts that load early wait for the rest of the page', async ({ page }) => {
  const shop = await openSlowShop();
  try {
    await page.goto(shop.address, { waitUntil: 'commit' });
    await page.waitForFunction(() =>
      performance
        .getEntriesByType('resource')
        .some(({ name }) => name.includes('/static/js/main-')),
    );
    // Waits for two frames, because an idle callback would only run once the whole page has
    // arrived.
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    shop.release();
    await waitForHydration(page);
    await page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).click();
    await expect(page.getByText('Item added to cart!').first()).toBeVisible();
  } finally {
    shop.close();
  }
});
