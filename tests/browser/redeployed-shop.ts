import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ports } from '@dental-shop/emulators/addresses';

/** The running shop at an address of its own, where another version can seem to have been deployed. */
export class RedeployedShop {
  /** Another number is another service worker. */
  version = 0;
  /** Scripts that the shop has no longer. */
  gone: RegExp | undefined;
  /** What a slow network has not brought yet, until `release`. */
  held: RegExp | undefined;
  /** Pages that are of the new version: once one is asked for, it names scripts that there are. */
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
    // What the browser has of the version before must not pass for this one.
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
    // A server's address is a string for pipes only.
    const { port } = this.#server.address() as AddressInfo;
    return `http://localhost:${port}`;
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}
