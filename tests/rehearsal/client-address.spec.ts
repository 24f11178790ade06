import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { json } from 'node:stream/consumers';
import type { Health } from '@dental-shop/domain/api/health';
import { apiPaths } from '@dental-shop/domain/api/paths';
import { expect, test } from '@playwright/test';
import { apiHost, readEnvironment, settings } from './names.ts';

const { edgePort, certificate } = readEnvironment();
const shopHost = new URL(settings.siteUrl).host;

/** Sends a request from this loopback address and returns how rate limits identify the visitor. */
async function visitorAt(
  localAddress: string,
  { host = shopHost, headers = {} }: { host?: string; headers?: Record<string, string> } = {},
): Promise<Health['visitor']> {
  const sent = request({
    host: '127.0.0.1',
    port: edgePort,
    localAddress,
    servername: host,
    ca: certificate,
    path: apiPaths.health,
    headers: { ...headers, host },
  });
  sent.end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  return ((await json(response)) as Health).visitor;
}

const forgedHeaders = { 'x-forwarded-for': '203.0.3.7', 'fastly-client-ip': '203.0.3.7' };

test('counts two networks behind Hosting separately and ignores forged headers', async () => {
  const first = await visitorAt('127.0.0.2');
  const second = await visitorAt('127.0.0.3');
  expect(first.source).toBe('forwarded-for');
  expect(second.network).not.toBe(first.network);
  expect(await visitorAt('127.0.0.2', { headers: forgedHeaders })).toEqual(first);
});

test('counts a direct call against its caller and ignores forged headers', async () => {
  const honest = await visitorAt('127.0.0.2', { host: apiHost });
  expect(honest.source).toBe('connection');
  const chain = '203.0.3.7, 157.52.88.22, 104.198.56.253';
  for (const headers of [forgedHeaders, { ...forgedHeaders, 'x-forwarded-for': chain }]) {
    expect(await visitorAt('127.0.0.2', { host: apiHost, headers })).toEqual(honest);
  }
});
