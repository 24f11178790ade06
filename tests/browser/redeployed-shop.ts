import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ports } from '@dental-shop/emulators/addresses';

/** Proxies the running shop and simulates the deployment of another version. */
export class RedeployedShop {
  /** Each number produces a different service worker. */
  version = 0;
  /** Scripts that no longer exist. */
  gone: RegExp | undefined;
  /** Requests that are delayed until `release`. */
  held: RegExp | undefined;
  /** Pages of the new version. Requesting one makes its scripts available again. */
  renewed: RegExp | undefined;
  readonly #held: (() => void)[] = [];
  readonly #server = createServer((incoming, outgoing) => this.#answer(incoming, outgoing));

  #answer(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const { url = '/', method, headers } = incoming;
    if (this.held?.test(url)) {
      this.#held.push(() => this.#answer(incoming, outgoing));
      return;
    }
    if (this.renewed?.test(url)) this.gone = undefined;
    const path = this.gone?.test(url) ? '/static/js/gone.js' : url;
    const forwarded = request(
      { host: '127.0.0.1', port: ports.shop, path, method, headers },
      (answer) => {
        if (url !== '/sw.js' || this.version === 0) {
          outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
          answer.pipe(outgoing);
          return;
        }
        const type = answer.headers['content-type'] ?? '';
        outgoing.writeHead(200, { 'content-type': type, 'cache-control': 'no-cache' });
        outgoing.write(`/* ${this.version} */\n`);
        answer.pipe(outgoing);
      },
    );
    // Prevents the cached previous version from being reused.
    if (url === '/sw.js') {
      for (const name of ['if-none-match', 'if-modified-since', 'accept-encoding']) {
        forwarded.removeHeader(name);
      }
    }
    forwarded.on('error', () => outgoing.destroy());
    incoming.pipe(forwarded);
  }

  release(): void {
    this.held = undefined;
    for (const answer of this.#held.splice(0)) answer();
  }

  async open(): Promise<string> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    // The address is a string only for pipes.
    const { port } = this.#server.address() as AddressInfo;
    return `http://localhost:${port}`;
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}
