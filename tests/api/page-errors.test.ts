import { randomUUID } from 'node:crypto';
import { apiPaths } from '@dental-shop/domain/api/paths';
import { shopUrl } from '@dental-shop/emulators/addresses';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { database } from '../shop/database.ts';
import { addressIn, newNetwork } from '../shop/networks.ts';

const send = (body: unknown, type = 'application/json', address?: string) =>
  fetch(new URL(apiPaths.pageErrors, shopUrl), {
    method: 'POST',
    headers: {
      'content-type': type,
      ...(address === undefined ? {} : { 'x-forwarded-for': address }),
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

/** A file that no other test's error is in. */
const newFile = () => `/static/app-${randomUUID().slice(0, 8)}.js`;

const report = (file: string, changes: Record<string, unknown> = {}) => ({
  page: 'https://shop.example.com/account?tab=orders&oobCode=SECRET',
  message: 'TypeError: no order of ana@example.com',
  stack: `TypeError: SECRET\n at f (https://shop.example.com${file}:1:20345)`,
  ...changes,
});

const keptOf = async (file: string) =>
  (await database.collection('pageErrors').where('source', '==', `${file}:1:20345`).get()).docs;

it('keeps an error once, however often it is reported, and nothing of a person', async () => {
  const file = newFile();
  expect((await send(report(file))).status).toBe(204);
  expect((await send(report(file))).status).toBe(204);
  const [kept, ...more] = await keptOf(file);
  expect(more).toEqual([]);
  expect(kept?.data()).toEqual({
    page: '/account',
    message: 'TypeError: no order of [address]',
    source: `${file}:1:20345`,
    count: 2,
    firstSeenAt: expect.any(Timestamp),
    lastSeenAt: expect.any(Timestamp),
    expireAt: expect.any(Timestamp),
  });
});

it.each([
  ['a media type that other sites may send', 'text/plain', report(newFile())],
  ['no object', 'application/json', '[]'],
  ['another field', 'application/json', report(newFile(), { user: 'ana' })],
  ['a page that is no text', 'application/json', report(newFile(), { page: 1 })],
  ['a long message', 'application/json', report(newFile(), { message: 'x'.repeat(2_001) })],
])('answers 400 to %s', async (_, type, body) => {
  const answer = await send(body, type);
  expect([answer.status, await answer.json()]).toMatchObject([400, { code: 'invalid-input' }]);
});

it('drops in silence what one network sends after the limit of the minute', async () => {
  const network = newNetwork();
  const file = newFile();
  const statuses: number[] = [];
  // The minute may end between two of them; then up to as many again are counted.
  for (let time = 0; time < 130; time += 1) {
    statuses.push((await send(report(file), undefined, addressIn(network))).status);
  }
  expect(new Set(statuses)).toEqual(new Set([204]));
  const kept = (await keptOf(file))[0]?.get('count');
  expect(kept).toBeGreaterThanOrEqual(60);
  expect(kept).toBeLessThanOrEqual(120);
}, 60_000);

it('says that the shop answers', async () => {
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
