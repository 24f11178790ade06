import { apiPaths } from '@dental-shop/domain/api/paths';
import { shopUrl } from '@dental-shop/emulators/addresses';
import { expect, it } from 'vitest';
import { addressIn, hosting, newNetwork, todaysCounter } from '../shop/networks.ts';

const formats = { single: 'application/csp-report', batch: 'application/reports+json' } as const;

const send = (type: string, body: unknown, network = newNetwork()) =>
  fetch(new URL(apiPaths.policyReports, shopUrl), {
    method: 'POST',
    headers: { 'content-type': type, 'x-forwarded-for': `${addressIn(network)}, ${hosting}` },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

/** The `report-uri` format as sent by Chromium. */
const report = (changes: Record<string, unknown> = {}) => ({
  'csp-report': {
    'document-uri': 'https://shop.example.com/auth/action?mode=resetPassword&oobCode=SECRET',
    referrer: 'https://mail.example.com/inbox?token=SECRET',
    'violated-directive': 'script-src-elem',
    'effective-directive': 'script-src-elem',
    'original-policy': "default-src 'self'; report-uri /api/policy-reports",
    disposition: 'enforce',
    'blocked-uri': 'https://cdn.example.com/tag.js?session=SECRET',
    'line-number': 12,
    'column-number': 4,
    'source-file': 'https://shop.example.com/static/app.js?SECRET',
    'status-code': 200,
    'script-sample': 'SECRET',
    ...changes,
  },
});

/** The same violation in the `report-to` format. */
const batched = () => ({
  age: 420,
  type: 'csp-violation',
  url: 'https://shop.example.com/auth/action?mode=resetPassword&oobCode=SECRET',
  user_agent: 'SECRET',
  body: {
    documentURL: 'https://shop.example.com/auth/action?mode=resetPassword&oobCode=SECRET',
    referrer: 'https://mail.example.com/inbox?token=SECRET',
    blockedURL: 'https://cdn.example.com/tag.js?session=SECRET',
    effectiveDirective: 'script-src-elem',
    originalPolicy: "default-src 'self'; report-to policy",
    sourceFile: 'https://shop.example.com/static/app.js?SECRET',
    sample: 'SECRET',
    disposition: 'enforce',
    statusCode: 200,
    lineNumber: 12,
    columnNumber: 4,
  },
});

const counter = (network: string) => todaysCounter('policy-reports-network', network);

it("accepts both report formats and counts them toward the network's daily limit", async () => {
  const network = newNetwork();
  const response = await send(formats.single, report(), network);
  expect([response.status, await response.text()]).toEqual([204, '']);
  expect(await counter(network).get()).toBe(1);

  const deprecation = { age: 1, type: 'deprecation', url: 'x', body: { id: 'websql' } };
  expect((await send(formats.batch, [deprecation, batched(), batched()], network)).status).toBe(
    204,
  );
  expect(await counter(network).get()).toBe(2);
});

it('ignores invalid reports and reports from browser extensions', async () => {
  const network = newNetwork();
  for (const changes of [
    { 'source-file': 'moz-extension://5f0c1b7e/content.js' },
    { 'effective-directive': 'call-me-now' },
    { 'document-uri': 'nonsense' },
  ]) {
    expect((await send(formats.single, report(changes), network)).status).toBe(204);
  }
  expect((await send(formats.batch, [], network)).status).toBe(204);
  expect(await counter(network).get()).toBe(0);
});

it.each([
  ['the format of the other media type', formats.batch, report()],
  ['a list instead of a report', formats.single, [batched()]],
  ['a media type that needs no CORS preflight', 'text/plain', report()],
  ['an unrelated media type', 'application/json', report()],
  ['a form', 'application/x-www-form-urlencoded', 'csp-report=1'],
  ['invalid JSON', formats.single, '{'],
  ['invalid JSON in the other format', formats.batch, '['],
  ['an empty body', formats.single, ''],
  ['a string', formats.single, '"text"'],
  ['numbers', formats.batch, [1, 2]],
])('responds with 400 to %s', async (_, type, body) => {
  const response = await send(type, body);
  expect([response.status, await response.json()]).toMatchObject([400, { code: 'invalid-input' }]);
});

it('responds with 413 to oversized reports', async () => {
  const long = report({ 'script-sample': 'x'.repeat(64 * 1024) });
  expect((await send(formats.single, long)).status).toBe(413);
});

it("silently drops reports over a network's daily limit", async () => {
  const network = newNetwork();
  await counter(network).set(59);
  for (let time = 0; time < 3; time += 1) {
    expect((await send(formats.single, report(), network)).status).toBe(204);
  }
  expect(await counter(network).get()).toBe(60);
});
