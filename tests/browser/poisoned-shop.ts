import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ports } from '@dental-shop/emulators/addresses';

/** These headers let browsers cache the HTML. A proxy or an earlier deployment might have sent them. */
const htmlHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'x-content-type-options': 'nosniff',
  'cache-control': 'public, max-age=31536000, immutable',
};

/**
 * Proxies the running shop and replaces some scripts with HTML. A Playwright route wouldn't work, because its responses
 * aren't stored in the browser's cache.
 */
export class PoisonedShop {
  poisoned: RegExp | undefined;
  /** Files that the page requested again, bypassing the browser's cache. */
  readonly refreshed: string[] = [];
  readonly #server = createServer((incoming, outgoing) => {
    const { url = '/', method, headers } = incoming;
    const isRefreshed =
      headers['cache-control'] === 'no-cache' && headers['sec-fetch-dest'] === 'empty';
    // The page also requests another file to check whether it's offline.
    if (isRefreshed && url.startsWith('/static/')) this.refreshed.push(url);
    if (this.poisoned?.test(url)) {
      outgoing.writeHead(200, htmlHeaders).end('<!doctype html><title>No script</title>');
      return;
    }
    const forwarded = request(
      { host: '127.0.0.1', port: ports.shop, path: url, method, headers },
      (response) => {
        outgoing.writeHead(response.statusCode ?? 502, response.headers);
        response.pipe(outgoing);
      },
    );
    forwarded.on('error', () => outgoing.destroy());
    incoming.pipe(forwarded);
  });

  async open(): Promise<string> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    // `address()` returns a string only for pipes.
    const { port } = this.#server.address() as AddressInfo;
    return `http://localhost:${port}`;
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}
