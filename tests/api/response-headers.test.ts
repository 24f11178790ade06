import { apiPaths, staffCallPath } from '@dental-shop/domain/api/paths';
import { shopUrl } from '@dental-shop/emulators/addresses';
import { describe, expect, it } from 'vitest';

/** What an answer is, and an address that gives one. */
const pages = {
  'the home page': '/',
  'a product': '/products/Drills/HD55S',
  'the cart, where cards are entered': '/cart',
  'the shell of account pages': '/account',
  'the shell of staff pages': '/staff/orders',
  'what is not there': '/no-such-page',
} as const;
const files = {
  'page data': '/data/categories.json',
  'the site map': '/sitemap.xml',
} as const;
const answers = {
  'the API': apiPaths.ipInfo,
  'a refusal of the API': apiPaths.profile,
  'the staff calls': staffCallPath('readOverview'),
  'the webhook': apiPaths.stripeWebhook,
  'an endpoint that is not there': '/api/no-such-endpoint',
} as const;

const headersOf = async (path: string) =>
  (await fetch(new URL(path, shopUrl), { redirect: 'manual' })).headers;

/** Header by header, what each kind of answer must have. */
const everywhere: [string, string | RegExp][] = [
  ['x-content-type-options', 'nosniff'],
  ['x-frame-options', 'DENY'],
  ['strict-transport-security', /^max-age=\d{8,}$/],
  ['cross-origin-resource-policy', 'same-origin'],
  ['cross-origin-opener-policy', 'same-origin-allow-popups'],
  ['permissions-policy', /\bcamera=\(self\).*\bgeolocation=\(\).*\bmicrophone=\(\)/],
  ['reporting-endpoints', `policy="${apiPaths.policyReports}"`],
];
const ofPages: [string, string | RegExp][] = [
  ...everywhere,
  ['content-security-policy', /(^|; )default-src 'self'(;|$)/],
  ['content-security-policy', /(^|; )frame-ancestors 'none'(;|$)/],
  ['content-security-policy', /(^|; )require-trusted-types-for 'script'(;|$)/],
  ['content-security-policy', /; report-uri \/api\/policy-reports; report-to policy$/],
  ['permissions-policy', /\bpayment=\(self "https:\/\/js\.stripe\.com" [^)]*\)/],
  ['referrer-policy', 'strict-origin-when-cross-origin'],
];
const ofAnswers: [string, string | RegExp][] = [
  ...everywhere,
  ['content-security-policy', "default-src 'none'; frame-ancestors 'none'; sandbox"],
  ['cache-control', 'private, no-store'],
  ['referrer-policy', 'no-referrer'],
];

describe.each([
  ...Object.entries({ ...pages, ...files }).map(([kind, path]) => ({
    kind,
    path,
    expected: ofPages,
  })),
  ...Object.entries(answers).map(([kind, path]) => ({ kind, path, expected: ofAnswers })),
])('$kind', ({ path, expected }) => {
  it.each(expected)('has %s: %s', async (name, value) => {
    const found = (await headersOf(path)).get(name);
    if (typeof value === 'string') expect(found).toBe(value);
    else expect(found).toMatch(value);
  });

  it('has no policy that lets markup run scripts', async () => {
    const policy = (await headersOf(path)).get('content-security-policy') ?? '';
    expect(/script-src [^;]*'unsafe-(inline|eval)'/.test(policy)).toBe(false);
  });
});

it('lets other sites show the pictures that are made for that', async () => {
  const home = await (await fetch(shopUrl)).text();
  const picture = /property="og:image" content="[^"]*(\/social\/[^"]+)"/.exec(home)?.[1] ?? '';
  const headers = await headersOf(picture);
  expect(headers.get('content-type')).toContain('image/');
  expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
});
