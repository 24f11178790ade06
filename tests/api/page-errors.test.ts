import { apiPaths } from '@dental-shop/domain/api/paths';
import { shopUrl } from '@dental-shop/emulators/addresses';
import { expect, it } from 'vitest';
import { addressIn, hosting, newNetwork, todaysCounter } from '../shop/networks.ts';

const send = (body: unknown, { type = 'application/json', network = newNetwork() } = {}) =>
  fetch(new URL(apiPaths.pageErrors, shopUrl), {
    method: 'POST',
    headers: { 'content-type': type, 'x-forwarded-for': `${addressIn(network)}, ${hosting}` },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

const report = (changes: Record<string, unknown> = {}) => ({
  page: 'https://shop.example.com/account?tab=orders&oobCode=SECRET',
  message: 'TypeError: no order of ana@example.com',
  stack: 'TypeError: SECRET\n at f (https://shop.example.com/static/app-4hT2.js:1:20345)',
  ...changes,
});

const counter = (network: string) => todaysCounter('page-errors-network', network);

it("accepts a report and counts it toward its network's daily limit", async () => {
  const network = newNetwork();
  const response = await send(report(), { network });
  expect([response.status, await response.text()]).toEqual([204, '']);
  expect(await counter(network).get()).toBe(1);
});

it('ignores errors in browser extensions', async () => {
  const network = newNetwork();
  const stack = 'f@moz-extension://abc/content.js:1:2';
  expect((await send(report({ stack }), { network })).status).toBe(204);
  expect(await counter(network).get()).toBe(0);
});

it.each([
  ['a media type that needs no CORS preflight', 'text/plain', report()],
  ['a list', 'application/json', '[]'],
  ['an unknown field', 'application/json', report({ user: 'ana' })],
  ['a page that is a number', 'application/json', report({ page: 1 })],
  ['a long message', 'application/json', report({ message: 'x'.repeat(2_001) })],
])('responds with 400 to %s', async (_, type, body) => {
  const response = await send(body, { type });
  expect([response.status, await response.json()]).toMatchObject([400, { code: 'invalid-input' }]);
});

it("silently drops reports over a network's daily limit", async () => {
  const network = newNetwork();
  await counter(network).set(59);
  for (let time = 0; time < 3; time += 1) {
    expect((await send(report(), { network })).status).toBe(204);
  }
  expect(await counter(network).get()).toBe(60);
});

it('responds with the health status', async () => {
  const answer = await fetch(new URL(apiPaths.health, shopUrl));
  expect([answer.status, await answer.json()]).toEqual([
    200,
    {
      status: 'ok',
      version: expect.any(String),
      firestore: true,
      auth: true,
      visitor: { source: 'none', network: null },
    },
  ]);
  expect(answer.headers.get('cache-control')).toContain('no-store');
});
