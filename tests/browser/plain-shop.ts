import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';

interface Shown {
  /** Address of Stripe.js. */
  scripts: string;
  script: string;
  /** Of the page itself. */
  headers?: Readonly<Record<string, string>>;
}

/**
 * Some other shop, of one page, to try Stripe.js with. Browsers let only pages that come from this
 * computer speak with it, so the page has a server.
 */
export class PlainShop {
  readonly #server = createServer((request, response) => {
    response.setHeader('content-type', 'text/html');
    for (const [name, value] of Object.entries(this.#headers)) response.setHeader(name, value);
    response.end(request.url === '/' ? this.#page : '');
  });
  #page = '';
  #headers: Readonly<Record<string, string>> = {};

  async open(): Promise<void> {
    this.#server.listen(0, 'localhost');
    await once(this.#server, 'listening');
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  /** Shows the shop's page, whose script uses the Stripe.js of `scripts`. */
  async show(page: Page, { scripts, script, headers = {} }: Shown): Promise<void> {
    this.#headers = headers;
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
