import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ports } from '@dental-shop/emulators/addresses';

/** Proxies the running shop and simulates a new deployment. */
export class RedeployedShop {
  /** Each version has a different service worker. */
  version = 0;
  missing: RegExp | undefined;
  /** Delayed until `release`. */
  delayed: RegExp | undefined;
  /** After a request for one of these pages, the missing scripts are available again. */
  renewed: RegExp | undefined;
  readonly #delayed: (() => void)[] = [];
  readonly #server = createServer((incoming, outgoing) => this.#respond(incoming, outgoing));

  #respond(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const { url = '/', method, headers } = incoming;
    if (this.delayed?.test(url)) {
      this.#delayed.push(() => this.#respond(incoming, outgoing));
      return;
    }
    if (this.renewed?.test(url)) this.missing = undefined;
    const path = this.missing?.test(url) ? '/static/js/gone.js' : url;
    const forwarded = request(
      { host: '127.0.0.1', port: ports.shop, path, method, headers },
      (response) => {
        if (url !== '/sw.js' || this.version === 0) {
          outgoing.writeHead(response.statusCode ?? 502, response.headers);
          response.pipe(outgoing);
          return;
        }
        const type = response.headers['content-type'] ?? '';
        outgoing.writeHead(200, { 'content-type': type, 'cache-control': 'no-cache' });
        outgoing.write(`/* ${this.version} */\n`);
        response.pipe(outgoing);
      },
    );
    // Makes the shop send the whole file, so the browser doesn't reuse the previous version.
    if (url === '/sw.js') {
      for (const name of ['if-none-match', 'if-modified-since', 'accept-encoding']) {
        forwarded.removeHeader(name);
      }
    }
    forwarded.on('error', () => outgoing.destroy());
    incoming.pipe(forwarded);
  }

  release(): void {
    this.delayed = undefined;
    for (const respond of this.#delayed.splice(0)) respond();
  }

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
