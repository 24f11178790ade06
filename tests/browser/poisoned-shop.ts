import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ports } from '@dental-shop/emulators/addresses';

/** What some proxy or an earlier deploy may have answered for a script, with leave to keep it. */
const pageInstead = {
  'content-type': 'text/html; charset=utf-8',
  'x-content-type-options': 'nosniff',
  'cache-control': 'public, max-age=31536000, immutable',
};

/**
 * The running shop at an address of its own, where scripts of some names are answered with a page as
 * long as that is wanted. Requests that a test answers by itself never come to the browser's cache.
 */
export class PoisonedShop {
  /** The paths that are answered with a page. */
  poisoned: RegExp | undefined;
  /** Built files that were asked for past the browser's cache. */
  readonly refreshed: string[] = [];
  readonly #server = createServer((incoming, outgoing) => {
    const { url = '/', method, headers } = incoming;
    const isRefreshed =
      headers['cache-control'] === 'no-cache' && headers['sec-fetch-dest'] === 'empty';
    // The page also asks for another file, to know whether it is offline.
    if (isRefreshed && url.startsWith('/static/')) this.refreshed.push(url);
    if (this.poisoned?.test(url)) {
      outgoing.writeHead(200, pageInstead).end('<!doctype html><title>No script</title>');
      return;
    }
    const forwarded = request(
      { host: '127.0.0.1', port: ports.shop, path: url, method, headers },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      },
    );
    forwarded.on('error', () => outgoing.destroy());
    incoming.pipe(forwarded);
  });

  async open(): Promise<string> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    // A server's address is a string for pipes only.
    const { port } = this.#server.address() as AddressInfo;
    return `http://localhost:${port}`;
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}
