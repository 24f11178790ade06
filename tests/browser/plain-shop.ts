import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';

interface Shown {
  /** URL of Stripe.js. */
  scripts: string;
  script: string;
  headers?: Readonly<Record<string, string>>;
}

/** Needs a server, because browsers only let pages on localhost access the local Stripe server. */
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

  async show(page: Page, { scripts, script, headers = {} }: Shown): Promise<void> {
    this.#headers = headers;
    this.#page = `<!doctype html><html lang="en"><title>Pay</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<script src="${scripts}/endive/stripe.js"></script>
<main><h1>Pay</h1><div id="card"></div><button>Pay Now</button><p role="status"></p></main>
<script>${script}</script></html>`;
    // `address()` returns a string only for pipes.
    const { port } = this.#server.address() as AddressInfo;
    await page.goto(`http://localhost:${port}/`);
  }
}
