import { randomUUID } from 'node:crypto';
import { apiPaths } from '@dental-shop/domain/api/paths';
import { shopUrl } from '@dental-shop/emulators/addresses';
import { expect, it, onTestFinished } from 'vitest';
import { database } from '../shop/database.ts';
import { addressIn, newNetwork } from '../shop/networks.ts';

const forms = { one: 'application/csp-report', gathered: 'application/reports+json' } as const;

const send = (type: string, body: unknown, address?: string) =>
  fetch(new URL(apiPaths.policyReports, shopUrl), {
    method: 'POST',
    headers: {
      'content-type': type,
      ...(address === undefined ? {} : { 'x-forwarded-for': address }),
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

/** An origin that no other test's report names. */
const newOrigin = () => `https://${randomUUID()}.example.com`;

/** What a browser sends to `report-uri`, as Chromium writes it. */
const report = (origin: string, changes: Record<string, unknown> = {}) => ({
  'csp-report': {
    'document-uri': 'https://shop.example.com/auth/action?mode=resetPassword&oobCode=SECRET',
    referrer: 'https://mail.example.com/inbox?token=SECRET',
    'violated-directive': 'script-src-elem',
    'effective-directive': 'script-src-elem',
    'original-policy': "default-src 'self'; report-uri /api/policy-reports",
    disposition: 'enforce',
    'blocked-uri': `${origin}/tag.js?session=SECRET`,
    'line-number': 12,
    'column-number': 4,
    'source-file': 'https://shop.example.com/static/app.js?SECRET',
    'status-code': 200,
    'script-sample': 'SECRET',
    ...changes,
  },
});

/** The same violation in the form of `report-to`. */
const gathered = (origin: string) => ({
  age: 420,
  type: 'csp-violation',
  url: 'https://shop.example.com/auth/action?mode=resetPassword&oobCode=SECRET',
  user_agent: 'SECRET',
  body: {
    documentURL: 'https://shop.example.com/auth/action?mode=resetPassword&oobCode=SECRET',
    referrer: 'https://mail.example.com/inbox?token=SECRET',
    blockedURL: `${origin}/tag.js?session=SECRET`,
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

const keptOf = async (origin: string) =>
  (await database.collection('policyReports').where('blocked', '==', origin).get()).docs;

/** Sets a limit's counter for now, and takes it back: other tests report too. */
async function useUp(name: string, windowMs: number, count: number): Promise<void> {
  const span = Math.floor(Date.now() / windowMs);
  // The span may end before the answer comes.
  const buckets = [span, span + 1].map((each) => database.doc(`rateLimits/${name}-all-${each}`));
  onTestFinished(async () => {
    await Promise.all(buckets.map((bucket) => bucket.delete()));
  });
  await Promise.all(buckets.map((bucket) => bucket.set({ count })));
}

it('keeps a violation once, however often and in whichever form it is reported', async () => {
  const origin = newOrigin();
  const deprecation = { age: 1, type: 'deprecation', url: 'x', body: { id: 'websql' } };
  const first = await send(forms.one, report(origin));
  expect([first.status, await first.text()]).toEqual([204, '']);
  const three = [deprecation, gathered(origin), gathered(origin)];
  expect((await send(forms.gathered, three)).status).toBe(204);

  const [kept, ...more] = await keptOf(origin);
  expect(more).toEqual([]);
  const { firstSeenAt, lastSeenAt, expireAt, ...rest } = kept?.data() ?? {};
  expect(rest).toEqual({
    directive: 'script-src-elem',
    blocked: origin,
    page: '/auth/action',
    source: 'https://shop.example.com',
    line: 12,
    count: 3,
  });
  expect(lastSeenAt.toMillis()).toBeGreaterThan(firstSeenAt.toMillis());
  const keptMs = expireAt.toMillis() - lastSeenAt.toMillis();
  // Two clock readings of one request.
  expect(Math.floor(keptMs / 60_000)).toBe(30 * 24 * 60);
});

it('keeps what differs apart', async () => {
  const origin = newOrigin();
  await send(forms.one, report(origin));
  await send(forms.one, report(origin, { 'document-uri': 'https://shop.example.com/cart' }));
  await send(forms.one, report(origin, { 'effective-directive': 'img-src' }));
  expect(await keptOf(origin)).toHaveLength(3);
});

it('keeps nothing of what a browser extension did, nor nonsense', async () => {
  const origin = newOrigin();
  for (const changes of [
    { 'source-file': 'moz-extension://5f0c1b7e/content.js' },
    { 'effective-directive': 'call-me-now' },
    { 'document-uri': 'nonsense' },
  ]) {
    expect((await send(forms.one, report(origin, changes))).status).toBe(204);
  }
  expect((await send(forms.gathered, [])).status).toBe(204);
  expect(await keptOf(origin)).toEqual([]);
});

it.each([
  ['the form of the other media type', forms.gathered, report(newOrigin())],
  ['a list in the place of a report', forms.one, [gathered(newOrigin())]],
  ['a media type that other sites may send', 'text/plain', report(newOrigin())],
  ['a media type of something else', 'application/json', report(newOrigin())],
  ['a form', 'application/x-www-form-urlencoded', 'csp-report=1'],
  ['no JSON', forms.one, '{'],
  ['no JSON of the other form', forms.gathered, '['],
  ['nothing', forms.one, ''],
  ['text', forms.one, '"text"'],
  ['numbers', forms.gathered, [1, 2]],
])('answers 400 to %s', async (_, type, body) => {
  const answer = await send(type, body);
  expect([answer.status, await answer.json()]).toMatchObject([400, { code: 'invalid-input' }]);
});

it('answers 413 to more than any browser sends', async () => {
  const origin = newOrigin();
  const long = report(origin, { 'script-sample': 'x'.repeat(64 * 1024) });
  expect((await send(forms.one, long)).status).toBe(413);
  expect(await keptOf(origin)).toEqual([]);
});

it('reads the first ten of a flood in one request', async () => {
  const origin = newOrigin();
  const many = Array.from({ length: 50 }, () => gathered(origin));
  expect((await send(forms.gathered, many)).status).toBe(204);
  expect((await keptOf(origin))[0]?.get('count')).toBe(10);
});

it('drops in silence what one network sends after the limit of the minute', async () => {
  const network = newNetwork();
  const origin = newOrigin();
  const statuses: number[] = [];
  // The minute may end between two of them; then up to as many again are counted.
  for (let time = 0; time < 130; time += 1) {
    statuses.push((await send(forms.one, report(origin), addressIn(network))).status);
  }
  expect(new Set(statuses)).toEqual(new Set([204]));
  const kept = (await keptOf(origin))[0]?.get('count');
  expect(kept).toBeGreaterThanOrEqual(60);
  expect(kept).toBeLessThanOrEqual(120);
}, 60_000);

it("counts on what is known, and drops what is new, after the day's limit", async () => {
  const known = newOrigin();
  const unknown = newOrigin();
  await send(forms.one, report(known));
  await useUp('new-policy-reports', 24 * 60 * 60_000, 100);
  expect((await send(forms.one, report(unknown))).status).toBe(204);
  expect((await send(forms.one, report(known))).status).toBe(204);
  expect(await keptOf(unknown)).toEqual([]);
  expect((await keptOf(known))[0]?.get('count')).toBe(2);
});
