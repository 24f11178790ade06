import { once } from 'node:events';
import { Agent, request as forward, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { RunCertificate } from './certificate.ts';

/** The fake that answers for a real host name on this machine. */
export interface Fake {
  port: number;
  /** What goes before the path: the Auth emulator has a folder for each of Google's hosts. */
  pathPrefix?: string;
  /** What stands in front of it in production and adds headers about the visitor's address. */
  behind?: 'hosting' | 'google-front-end';
}

/** A TLS server that answers for every real host name. */
export interface Edge {
  port: number;
  /** Requests to a host without a fake, as `METHOD host/path`. */
  unknownHosts: readonly string[];
  close(): Promise<void>;
}

/** Starts the server; `fakes` are by host name. */
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
      passOn(request, response, fake);
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    // A server that listens on a port has an address of this kind.
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

/** A new connection for each request: the emulators close idle ones, which would fail the next. */
const agent = new Agent({ keepAlive: false });

const fastlyServer = '157.52.88.22';
const hostingProxy = '104.198.56.253';

/**
 * The address headers that a function receives. Each loopback address stands for a visitor:
 * 127.0.0.2 for 203.0.2.7. Fastly keeps a `Fastly-Client-IP` that a visitor sends, and every proxy
 * appends to `X-Forwarded-For`.
 */
function addressHeaders(
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

/** Streams both ways, because the responses to Firestore's listeners do not end. */
function passOn(
  request: IncomingMessage,
  response: ServerResponse,
  { port, pathPrefix = '', behind }: Fake,
): void {
  const onward = forward(
    {
      agent,
      host: '127.0.0.1',
      port,
      method: request.method,
      path: `${pathPrefix}${request.url}`,
      headers: {
        ...request.headers,
        'x-forwarded-proto': 'https',
        ...(behind && addressHeaders(request, behind)),
      },
    },
    (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    },
  );
  onward.on('error', () => {
    if (response.headersSent) response.destroy();
    else response.writeHead(502).end();
  });
  response.on('close', () => onward.destroy());
  request.pipe(onward);
}
