import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { shopUrl } from '@dental-shop/emulators/addresses';
import { withoutScripts } from './without-scripts.ts';

const compress = promisify(brotliCompress);
const compressible = /^(?:text\/|application\/(?:javascript|json|manifest)|image\/svg)/;

interface SiteResponse {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

export interface SiteServer {
  url: string;
  close: () => Promise<void>;
}

async function fetchResponse(
  path: string,
  cookie: string,
  isFloor: boolean,
): Promise<SiteResponse> {
  const response = await fetch(new URL(path, shopUrl), { redirect: 'manual', headers: { cookie } });
  const headers = Object.fromEntries(response.headers);
  for (const name of ['connection', 'content-length', 'keep-alive', 'transfer-encoding']) {
    delete headers[name];
  }
  const type = headers['content-type'] ?? '';
  let body: Buffer = Buffer.from(await response.arrayBuffer());
  if (isFloor && type.startsWith('text/html')) body = Buffer.from(withoutScripts(body.toString()));
  if (compressible.test(type) && body.length > 0) {
    body = await compress(body);
    headers['content-encoding'] = 'br';
  }
  return { status: response.status, headers, body };
}

/**
 * Starts a proxy for the Hosting emulator. Like Firebase Hosting's CDN, and unlike the emulator, it caches responses in
 * memory and compresses them with Brotli. With `isFloor`, it removes all scripts from pages.
 */
export async function startSiteServer({
  isFloor,
  host = 'localhost',
}: {
  isFloor: boolean;
  /** `localhost` or a subdomain. Ports of the same host share cookies, but subdomains don't. */
  host?: string;
}): Promise<SiteServer> {
  const cache = new Map<string, Promise<SiteResponse>>();
  const server = createServer(async ({ url = '/', headers: { cookie = '' } }, response) => {
    // A page's language depends on the cookies.
    const name = `${url} ${cookie}`;
    const siteResponse = cache.get(name) ?? fetchResponse(url, cookie, isFloor);
    cache.set(name, siteResponse);
    try {
      const { status, headers, body } = await siteResponse;
      response.writeHead(status, { ...headers, 'content-length': body.length }).end(body);
    } catch (error) {
      console.error(`${url}: ${error}`);
      response.writeHead(502).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://${host}:${port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
