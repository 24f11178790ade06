import { once } from 'node:events';
import { Agent, request as forward, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { RunCertificate } from './certificate.ts';

export interface Fake {
  port: number;
  /** The Auth emulator serves each Google host under a separate prefix. */
  pathPrefix?: string;
  /** Adds the headers of this production proxy. */
  behind?: 'hosting' | 'google-front-end';
}

export interface Edge {
  port: number;
  /** Requests to hosts without a fake, as `METHOD host/path`. */
  unknownHosts: readonly string[];
  close(): Promise<void>;
}

export async function startEdge(
  fakes: Readonly<Record<string, Fake>>,
  { key, certificate }: RunCertificate,
): Promise<Edge> {
  const unknownHosts: string[] = [];
  const server = createServer({ key, cert: certificate }, (request, response) => {
    const [host = ''] = (request.headers.host ?? '').split(':');
    const fake = fakes[host];
    if (fake === undefined) {
      unknownHosts.push(`${request.method} ${host}${request.url}`);
      response.writeHead(502).end();
    } else {
      forwardRequest(request, response, fake);
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    unknownHosts,
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

/** No keep-alive: the emulators close idle connections, and the next request would fail. */
const agent = new Agent({ keepAlive: false });

const fastlyServer = '157.52.88.22';
const hostingProxy = '104.198.56.253';

/**
 * Each loopback address represents a visitor: 127.0.0.2 becomes 203.0.2.7. Like Fastly, preserves a
 * `Fastly-Client-IP` header sent by the visitor; like every proxy, appends to `X-Forwarded-For`.
 */
function visitorHeaders(
  { headers, socket }: IncomingMessage,
  behind: NonNullable<Fake['behind']>,
): Record<string, string> {
  const visitor = `203.0.${socket.remoteAddress?.split('.').at(-1)}.7`;
  const written = headers['x-forwarded-for'] ?? [];
  if (behind === 'google-front-end') {
    return { 'x-forwarded-for': [written, visitor].flat().join(', ') };
  }
  return {
    'x-forwarded-for': [written, visitor, fastlyServer, hostingProxy].flat().join(', '),
    'fastly-client-ip': String(headers['fastly-client-ip'] ?? visitor),
  };
}

/** Streams in both directions, because Firestore's listener responses never end. */
function forwardRequest(
  request: IncomingMessage,
  response: ServerResponse,
  { port, pathPrefix = '', behind }: Fake,
): void {
  const upstream = forward(
    {
      agent,
      host: '127.0.0.1',
      port,
      method: request.method,
      path: `${pathPrefix}${request.url}`,
      headers: {
        ...request.headers,
        'x-forwarded-proto': 'https',
        ...(behind && visitorHeaders(request, behind)),
      },
    },
    (upstreamResponse) => {
      response.writeHead(upstreamResponse.statusCode ?? 502, upstreamResponse.headers);
      upstreamResponse.pipe(response);
    },
  );
  upstream.on('error', () => {
    if (response.headersSent) response.destroy();
    else response.writeHead(502).end();
  });
  response.on('close', () => upstream.destroy());
  request.pipe(upstream);
}
