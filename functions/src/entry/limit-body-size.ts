import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import { Refusal } from '@dental-shop/domain/refusal/refusal';
import { sendCallableRefusal, sendRefusal } from './error-responses.ts';
import { responseHeaders } from './response-headers.ts';

interface BodyLimit {
  maxBytes: number;
  sendRejection: (response: ServerResponse, refusal: Refusal) => void;
}

/**
 * Includes only functions that anyone can call. The largest API body is under 5 kB; Stripe's events
 * are a few kB. Staff upload the catalogue's spreadsheet, which has about 500 bytes per product.
 */
export const bodyLimits: Readonly<Record<string, BodyLimit>> = {
  api: { maxBytes: 64 * 1024, sendRejection: sendRefusal },
  staff: { maxBytes: 512 * 1024, sendRejection: sendCallableRefusal },
  stripeWebhook: { maxBytes: 512 * 1024, sendRejection: sendRefusal },
};

/**
 * Rejects compressed and oversized bodies before they reach the functions runtime, which would
 * decompress and parse up to 1 GB. Just 796 bytes of Brotli can exhaust an instance's memory. The
 * runtime has no setting for this, so this uses Node's experimental `http.server.request.start`
 * channel.
 */
export function limitBodySize(functionName = process.env.FUNCTION_TARGET): void {
  const limit = bodyLimits[functionName ?? ''];
  if (limit === undefined) return;
  const limited = new WeakSet<Server>();
  subscribe('http.server.request.start', (message) => {
    // Node documents the message's type but declares it as unknown.
    const { server } = message as { server: Server };
    if (limited.has(server)) return;
    limited.add(server);
    const listeners = server.listeners('request') as RequestListener[];
    server.removeAllListeners('request');
    for (const listener of listeners) server.on('request', withBodyLimit(listener, limit));
  });
}

function withBodyLimit(listener: RequestListener, { maxBytes, sendRejection }: BodyLimit) {
  return (request: IncomingMessage, response: ServerResponse): void => {
    const reject = (code: 'unsupported-encoding' | 'payload-too-large') => {
      for (const [name, value] of Object.entries(responseHeaders)) response.setHeader(name, value);
      sendRejection(response, new Refusal(code));
    };
    const { headers } = request;
    if (!/^(identity)?$/i.test(headers['content-encoding'] ?? '')) {
      reject('unsupported-encoding');
    } else if (Number(headers['content-length'] ?? 0) > maxBytes) {
      reject('payload-too-large');
    } else if (headers['transfer-encoding'] === undefined) {
      // Node doesn't read past the declared length.
      listener(request, response);
    } else {
      readAhead(request, maxBytes, (isWithin) => {
        if (isWithin) listener(request, response);
        else reject('payload-too-large');
      });
    }
  };
}

/** Doesn't call `done` if the client disconnects. */
function readAhead(
  request: IncomingMessage,
  maxBytes: number,
  done: (isWithin: boolean) => void,
): void {
  let chunks: Buffer[] = [];
  let length = 0;
  const read = () => {
    const wasWithin = length <= maxBytes;
    for (let chunk = request.read(); chunk !== null; chunk = request.read()) {
      length += chunk.length;
      // Drains the rest without storing it, so the connection can be reused.
      if (length <= maxBytes) chunks.push(chunk);
      else chunks = [];
    }
    if (length > maxBytes) {
      if (wasWithin) done(false);
    } else if (request.complete) {
      request.off('readable', read);
      if (length > 0) request.unshift(Buffer.concat(chunks));
      done(true);
    }
  };
  request.on('readable', read);
}
