import { once } from 'node:events';
import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream/promises';

interface FrontServer {
  port: number;
  close(): Promise<void>;
}

/**
 * Forwards to the Hosting emulator and rejects malformed URLs, which would crash it. The shop isn't
 * reachable until this server starts.
 */
export async function startFrontServer(ports: {
  port: number;
  hostingPort: number;
}): Promise<FrontServer> {
  const server = createServer((incoming, outgoing) => {
    if (!isWellFormed(incoming)) {
      outgoing.writeHead(400, { 'content-type': 'text/plain; charset=utf-8' });
      outgoing.end('Bad request: malformed URL.\n');
      return;
    }
    const { url: path, method, headers } = incoming;
    const forwarded = request(
      // No agent, because the emulator may close a reused connection just as a request is sent.
      { host: '127.0.0.1', port: ports.hostingPort, path, method, headers, agent: false },
      (response) => {
        outgoing.writeHead(response.statusCode ?? 502, response.headers);
        pipeline(response, outgoing).catch(() => outgoing.destroy());
      },
    );
    forwarded.on('error', () => {
      if (!outgoing.headersSent) outgoing.destroy();
    });
    outgoing.once('close', () => forwarded.destroy());
    incoming.pipe(forwarded);
  });
  server.listen(ports.port, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

/**
 * The emulator's `url.parse` interprets these as a user and a host, and then crashes because the
 * path is missing.
 */
const userAndHost = /^[/\\]{2}[^/@]*@/;

function isWellFormed({ url = '', headers }: IncomingMessage): boolean {
  if (userAndHost.test(url) || !URL.canParse(url, `http://${headers.host}`)) return false;
  try {
    decodeURI(url);
    return true;
  } catch {
    return false;
  }
}
