import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { apiPaths, staffCallPath } from '@dental-shop/domain/api/paths';
import { completeSettings } from '@dental-shop/domain/settings/settings-fixture';
import { afterEach, expect, it } from 'vitest';
import { Refusal } from '../refusal.ts';
import { buildExpectations } from './expected-responses.ts';
import { runSmokeTest } from './run-smoke-test.ts';

const policy = "default-src 'self'";
const keysFile = 'static/js/keys.js';
const pages = { policy, keysFile };

interface Served {
  status: number;
  headers?: Record<string, string>;
  text?: string;
}

function visitor(source: string, network = '1b2c3d4e5f60'): string {
  return `"visitor":{"source":"${source}","network":"${network}"}`;
}

/** The start of the SHA-256 of 192.0.2.0/24, the network of the smoke test's forged address. */
const forgedNetwork = 'e336915ff179';

const working: Readonly<Record<string, Served>> = {
  '/': { status: 200, headers: { 'Content-Security-Policy': policy } },
  [`/${keysFile}`]: {
    status: 200,
    headers: { 'Cache-Control': 'public, max-age=31536000, immutable' },
    text: `const projectId = '${completeSettings.projectId}';`,
  },
  '/robots.txt': { status: 200 },
  '/.well-known/security.txt': { status: 200, text: 'Expires: 2999-01-01T00:00:00Z' },
  '/sitemap.xml': { status: 200, text: `<loc>${completeSettings.siteUrl}/</loc>` },
  [apiPaths.ipInfo]: { status: 200, text: '{"country":"US"}' },
  [apiPaths.catalogueChanges]: {
    status: 200,
    headers: { 'Cache-Control': 'public, max-age=60, s-maxage=60' },
    text: '{"version":0,"changes":[]}',
  },
  [apiPaths.health]: {
    status: 200,
    text: `{"status":"ok",${visitor('forwarded-for')}}`,
  },
  [apiPaths.contact]: { status: 415 },
  [apiPaths.profile]: {
    status: 401,
    headers: { 'Content-Security-Policy': "default-src 'none'; sandbox" },
    text: '{}',
  },
  [apiPaths.checkApproval]: { status: 401, text: '{"code":"app-check-required"}' },
  [staffCallPath('readOverview')]: {
    status: 401,
    text: '{"error":{"message":"Sign in.","status":"UNAUTHENTICATED"}}',
  },
  [apiPaths.stripeWebhook]: { status: 400, text: '{}' },
};

const makePublic = async (name: string) => `Make ${name} public.`;

const servers: ReturnType<typeof createServer>[] = [];
afterEach(() => servers.splice(0).map((server) => server.close()));

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  servers.push(server);
  await new Promise((resolve) => server.once('listening', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function problemsOf(answers: Readonly<Record<string, Served>>): Promise<readonly string[]> {
  const address = await serve((request, response) => {
    const { status, headers = {}, text = '' } = answers[request.url ?? ''] ?? { status: 404 };
    response.writeHead(status, headers).end(text);
  });
  const ofShop = buildExpectations({ address, settings: completeSettings, pages }).filter(
    ({ request }) => request.to === 'shop',
  );
  return problems(() => runSmokeTest(ofShop, { attempts: 1, makePublic }));
}

async function problems(run: () => Promise<void>): Promise<readonly string[]> {
  try {
    await run();
    return [];
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return error.problems.filter((problem) => problem !== '');
  }
}

it('finds no problems in a working shop', async () => {
  expect(await problemsOf(working)).toEqual([]);
});

it.each<[string, Served, RegExp]>([
  ['/', { status: 503 }, /responded with 503/],
  ['/', { status: 200, headers: { 'Content-Security-Policy': "default-src 'none'" } }, /policy/i],
  [`/${keysFile}`, { status: 200, text: 'demo-dental-shop' }, /a different build/],
  [`/${keysFile}`, { status: 200, text: completeSettings.projectId }, /immutable/],
  ['/no-such-page-as-this', { status: 200 }, /instead of 404/],
  ['/static/js/no-such-script.js', { status: 200 }, /instead of 404/],
  [
    '/static/js/no-such-script.js',
    { status: 404, headers: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
    /may be cached/,
  ],
  ['/robots.txt', { status: 404 }, /instead of 200/],
  ['/.well-known/security.txt', { status: 404 }, /404 without an expiration date/],
  [
    '/.well-known/security.txt',
    { status: 200, text: 'Expires: 2020-01-01T00:00:00Z' },
    /has expired/,
  ],
  ['/sitemap.xml', { status: 200, text: '<loc>https://other.us/</loc>' }, /north-dental\.us/],
  [apiPaths.ipInfo, { status: 200, text: '<!doctype html>' }, /without JSON/],
  [apiPaths.catalogueChanges, { status: 500, text: '{}' }, /outdated prices/],
  [
    apiPaths.catalogueChanges,
    { status: 200, text: '{}', headers: { 'Cache-Control': 'private, no-store' } },
    /"private, no-store", so each page view calls a function/,
  ],
  [
    apiPaths.health,
    { status: 503, text: `{"auth":false,${visitor('forwarded-for')}}` },
    /503: \{"auth":false.*firebaseauth/,
  ],
  [
    apiPaths.health,
    { status: 503, text: '{"firestore":false}' },
    /roles\/datastore\.user.*--set-up/,
  ],
  [apiPaths.health, { status: 503, text: '' }, /read their log/],
  [apiPaths.health, { status: 200, text: '{"status":"ok"}' }, /identifies no visitor/],
  [apiPaths.health, { status: 200, text: `{${visitor('connection')}}` }, /all visitors together/],
  [
    apiPaths.health,
    { status: 200, text: `{${visitor('fastly-client-ip', forgedNetwork)}}` },
    /spoofed address/,
  ],
  [apiPaths.contact, { status: 400 }, /instead of 415/],
  [
    apiPaths.profile,
    { status: 403, headers: { 'Content-Security-Policy': "default-src 'none'" } },
    /instead of 401/,
  ],
  [apiPaths.profile, { status: 401, text: '{}' }, /Content-Security-Policy for responses/],
  [apiPaths.checkApproval, { status: 401, text: '{"code":"sign-in-required"}' }, /App Check/],
  [staffCallPath('readOverview'), { status: 404, text: '<!doctype html>' }, /callable/],
  [staffCallPath('readOverview'), { status: 403, text: '{}' }, /callable/],
  [apiPaths.stripeWebhook, { status: 404 }, /instead of 400/],
])('reports the problem at %s: %j', async (path, served, sentence) => {
  const found = await problemsOf({ ...working, [path]: served });
  expect(found).toHaveLength(1);
  expect(found[0]).toMatch(sentence);
});

it("skips the pages if they weren't built on this machine", () => {
  const asked = buildExpectations({ address: 'https://shop', settings: completeSettings });
  expect(asked.map(({ request }) => new URL(request.url).pathname)).toEqual([
    apiPaths.ipInfo,
    apiPaths.catalogueChanges,
    apiPaths.health,
    apiPaths.health,
    apiPaths.contact,
    apiPaths.profile,
    apiPaths.profile,
    apiPaths.checkApproval,
    staffCallPath('readOverview'),
    apiPaths.stripeWebhook,
    expect.stringContaining('/projects'),
    expect.stringContaining('signInWithPassword'),
  ]);
});

it('retries, because a new function rejects requests at first', async () => {
  let asked = 0;
  const address = await serve((_request, response) => {
    asked += 1;
    response.writeHead(asked === 1 ? 403 : 200).end();
  });
  const expectation = {
    name: 'it responds',
    request: { to: 'shop' as const, url: address },
    problem: ({ status }: { status: number }) => (status === 200 ? undefined : 'refuses.'),
  };
  await runSmokeTest([expectation], { wait: async () => undefined as never, makePublic });
  expect(asked).toBe(2);
});

const rejectedByGoogle: Served = {
  status: 403,
  headers: { 'Content-Type': 'text/html; charset=UTF-8' },
  text: '<html><head><title>403 Forbidden</title></head><body><h1>Error: Forbidden</h1><h2>Your client does not have permission to get URL <code>/staff/readOverview</code> from this server.</h2></body></html>',
};

async function problemsWithPrivateStaff(makePublicWith: (open: () => void) => Promise<string>) {
  let isPublic = false;
  const address = await serve((request, response) => {
    const path = request.url ?? '';
    const isRefused = path === staffCallPath('readOverview') && !isPublic;
    const {
      status,
      headers = {},
      text = '',
    } = (isRefused ? rejectedByGoogle : working[path]) ?? {
      status: 404,
    };
    response.writeHead(status, headers).end(text);
  });
  const ofShop = buildExpectations({ address, settings: completeSettings, pages }).filter(
    ({ request }) => request.to === 'shop',
  );
  const asked: string[] = [];
  const found = await problems(() =>
    runSmokeTest(ofShop, {
      wait: async () => undefined as never,
      makePublic: (name) => {
        asked.push(name);
        return makePublicWith(() => {
          isPublic = true;
        });
      },
    }),
  );
  return { found, asked };
}

it('makes a function public if Google rejects visitors, and retries', async () => {
  const { found, asked } = await problemsWithPrivateStaff(async (open) => {
    open();
    return 'It is public.';
  });
  expect(asked).toEqual(['staff']);
  expect(found).toEqual([]);
});

it('tries only once to make a function public, then prints the fix', async () => {
  const { found, asked } = await problemsWithPrivateStaff(async () => 'Run: gcloud run services');
  expect(asked).toEqual(['staff']);
  expect(found).toHaveLength(1);
  expect(found[0]).toContain('403: Google rejects visitors. Run: gcloud run services');
  expect(found[0]).not.toContain('Deploy the functions again');
});

it('reports an unreachable shop', async () => {
  const address = await serve(() => undefined);
  servers.splice(0).map((server) => server.close());
  const [first] = buildExpectations({ address, settings: completeSettings, pages });
  const found = await problems(() =>
    runSmokeTest(first ? [first] : [], { attempts: 1, makePublic }),
  );
  expect(found[0]).toContain('No response from 127.0.0.1');
});

it.each([
  [{ status: 200, text: '{"authorizedDomains":["north-dental.firebaseapp.com"]}' }, undefined],
  [{ status: 200, text: '{"authorizedDomains":["south.firebaseapp.com"]}' }, /other than/],
  [{ status: 400, text: '{}' }, /firebase\.apiKey/],
])('checks that the sign-in key belongs to this project: %j', ({ status, text }, sentence) => {
  const [ofProject] = buildExpectations({
    address: '',
    settings: completeSettings,
    pages,
  }).filter(({ request }) => request.to === 'sign-in');
  const problem = ofProject?.problem({ status, text, headers: new Headers() });
  if (sentence === undefined) expect(problem).toBeUndefined();
  else expect(problem).toMatch(sentence);
});
