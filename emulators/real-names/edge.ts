import { once } from 'node:events';
import { Agent, request as forward, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { RunCertificate } from './certificate.ts';

/** What answers for a real host name on this machine. */
export interface StandIn {
  port: number;
  /** What goes before the path: the Auth emulator has a folder for each of Google's hosts. */
  pathPrefix?: string;
}

/** One TLS server that answers for every real name. */
export interface Edge {
  port: number;
  /** Each request so far to a name that has no stand-in, as `METHOD host/path`. */
  unknownHosts: readonly string[];
  close(): Promise<void>;
}

/** Starts the server; `standIns` has one for each host name. */
export async function startEdge(
  standIns: Readonly<Record<string, StandIn>>,
  { key, certificate }: RunCertificate,
): Promise<Edge> {
  const unknownHosts: string[] = [];
  const server = createServer({ key, cert: certificate }, (request, response) => {
    const [host = ''] = (request.headers.host ?? '').split(':');
    const standIn = standIns[host];
    if (standIn === undefined) {
      unknownHosts.push(`${request.method} ${host}${request.url}`);
      response.writeHead(502).end();
    } else {
      handOn(request, response, standIn);
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

/** A connection for each request: one that an emulator has just closed would fail the next. */
const agent = new Agent({ keepAlive: false });

/** Streams both ways: Firestore's listeners are answers that do not end. */
function handOn(
  request: IncomingMessage,
  response: ServerResponse,
  { port, pathPrefix = '' }: StandIn,
): void {
  const onward = forward(
    {
      agent,
      host: '127.0.0.1',
      port,
      method: request.method,
      path: `${pathPrefix}${request.url}`,
      headers: { ...request.headers, 'x-forwarded-proto': 'https' },
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
