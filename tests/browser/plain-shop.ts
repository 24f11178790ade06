import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';

/**
 * Some other shop, of one page, to try Stripe.js with. Browsers let only pages that come from this
 * computer speak with it, so the page has a server.
 */
export class PlainShop {
  readonly #server = createServer((request, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(request.url === '/' ? this.#page : '');
  });
  #page = '';

  async open(): Promise<void> {
    this.#server.listen(0, 'localhost');
    await once(this.#server, 'listening');
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  /** Shows the shop's page, whose script uses the Stripe.js of `scripts`. */
  async show(page: Page, { scripts, script }: { scripts: string; script: string }): Promise<void> {
    this.#page = `<!doctype html><html lang="en"><title>Pay</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<script src="${scripts}/endive/stripe.js"></script>
<main><h1>Pay</h1><div id="card"></div><button>Pay Now</button><p role="status"></p></main>
<script>${script}</script></html>`;
    // A server's address is a string for pipes only.
    const { port } = this.#server.address() as AddressInfo;
    await page.goto(`http://localhost:${port}/`);
  }
}
