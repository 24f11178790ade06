import { randomUUID } from 'node:crypto';
import { apiPaths } from '@dental-shop/domain/api/paths';
import { shopUrl } from '@dental-shop/emulators/addresses';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, it, onTestFinished } from 'vitest';
import { database } from '../shop/database.ts';

const send = (body: unknown, type = 'application/json') =>
  fetch(new URL(apiPaths.pageErrors, shopUrl), {
    method: 'POST',
    headers: { 'content-type': type },
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

it('drops in silence what comes after the limit of the minute', async () => {
  const file = newFile();
  const span = Math.floor(Date.now() / 60_000);
  const buckets = [span, span + 1].map((each) =>
    database.doc(`rateLimits/page-errors-all-${each}`),
  );
  onTestFinished(async () => {
    await Promise.all(buckets.map((bucket) => bucket.delete()));
  });
  await Promise.all(buckets.map((bucket) => bucket.set({ count: 60 })));
  expect((await send(report(file))).status).toBe(204);
  expect(await keptOf(file)).toEqual([]);
});

it('says that the shop answers', async () => {
  const answer = await fetch(new URL(apiPaths.health, shopUrl));
  expect([answer.status, await answer.json()]).toEqual([
    200,
    { status: 'ok', version: expect.any(String), firestore: true, auth: true },
  ]);
  expect(answer.headers.get('cache-control')).toContain('no-store');
});
