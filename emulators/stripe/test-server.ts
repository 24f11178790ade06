import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import type { LocalStripeOptions } from './options.ts';
import { type LocalStripe, startLocalStripe } from './server.ts';

const testSecretKey = 'sk_test_local';
export const testPublishableKey = 'pk_test_local';
export const testWebhookSecret = 'whsec_local';

export async function startForTest(
  options: Partial<LocalStripeOptions> = {},
): Promise<LocalStripe & { sdk: Stripe }> {
  const server = await startLocalStripe({
    port: 0,
    webhookUrl: null,
    webhookSecret: testWebhookSecret,
    secretKey: testSecretKey,
    publishableKey: testPublishableKey,
    log: () => {},
    ...options,
  });
  const { port } = new URL(server.url);
  const sdk = new Stripe(testSecretKey, {
    host: 'localhost',
    port,
    protocol: 'http',
    maxNetworkRetries: 0,
    telemetry: false,
  });
  return { ...server, sdk };
}

export interface ReceivedWebhook {
  body: string;
  signature: string;
}

export async function startEndpoint(
  answer: (received: ReceivedWebhook, count: number) => number | Promise<number>,
  port = 0,
): Promise<{ url: string; received: ReceivedWebhook[]; close: () => Promise<void> }> {
  const received: ReceivedWebhook[] = [];
  const server = createServer(async (request, response) => {
    const signature = String(request.headers['stripe-signature']);
    const webhook = { body: await bodyOf(request), signature };
    received.push(webhook);
    response.statusCode = await answer(webhook, received.length);
    response.end();
  });
  server.listen(port, 'localhost');
  await once(server, 'listening');
  const address = server.address() as AddressInfo;
  return {
    url: `http://localhost:${address.port}/webhook`,
    received,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

type BrowserAnswer = Record<string, unknown> & {
  error?: { code?: string; payment_intent?: object };
};

export async function callAsBrowser(
  url: string,
  method: 'GET' | 'POST',
  path: string,
  fields: Record<string, string>,
): Promise<{ status: number; body: BrowserAnswer }> {
  const form = new URLSearchParams(fields);
  const response = await fetch(`${url}/v1/${path}${method === 'GET' ? `?${form}` : ''}`, {
    method,
    headers: { authorization: `Bearer ${testPublishableKey}` },
    ...(method === 'POST' && { body: form }),
  });
  const body = (await response.json()) as BrowserAnswer;
  return { status: response.status, body };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request) body += chunk;
  return body;
}
