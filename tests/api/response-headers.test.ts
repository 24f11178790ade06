import { apiPaths, staffCallPath } from '@dental-shop/domain/api/paths';
import { shopUrl } from '@dental-shop/emulators/addresses';
import { describe, expect, it } from 'vitest';

const pages = {
  'the home page': '/',
  'a product': '/products/Drills/HD55S',
  'the cart with the payment form': '/cart',
  'the shell of account pages': '/account',
  'the shell of staff pages': '/staff/orders',
  'a missing page': '/no-such-page',
} as const;
const files = {
  'page data': '/data/categories.json',
  'the sitemap': '/sitemap.xml',
} as const;
const apiResponses = {
  'the API': apiPaths.ipInfo,
  'an API error': apiPaths.profile,
  'the staff calls': staffCallPath('readOverview'),
  'the webhook': apiPaths.stripeWebhook,
  'a missing endpoint': '/api/no-such-endpoint',
} as const;

const headersOf = async (path: string) =>
  (await fetch(new URL(path, shopUrl), { redirect: 'manual' })).headers;

const commonHeaders: [string, string | RegExp][] = [
  ['x-content-type-options', 'nosniff'],
  ['x-frame-options', 'DENY'],
  ['strict-transport-security', /^max-age=\d{8,}$/],
  ['cross-origin-resource-policy', 'same-origin'],
  ['cross-origin-opener-policy', 'same-origin-allow-popups'],
  ['permissions-policy', /\bcamera=\(self\).*\bgeolocation=\(\).*\bmicrophone=\(\)/],
  ['reporting-endpoints', `policy="${apiPaths.policyReports}"`],
];
const pageHeaders: [string, string | RegExp][] = [
  ...commonHeaders,
  ['content-security-policy', /(^|; )default-src 'self'(;|$)/],
  ['content-security-policy', /(^|; )frame-ancestors 'none'(;|$)/],
  ['content-security-policy', /(^|; )require-trusted-types-for 'script'(;|$)/],
  ['content-security-policy', /; report-uri \/api\/policy-reports; report-to policy$/],
  ['permissions-policy', /\bpayment=\(self "https:\/\/js\.stripe\.com" [^)]*\)/],
  ['referrer-policy', 'strict-origin-when-cross-origin'],
];
const apiHeaders: [string, string | RegExp][] = [
  ...commonHeaders,
  ['content-security-policy', "default-src 'none'; frame-ancestors 'none'; sandbox"],
  ['cache-control', 'private, no-store'],
  ['referrer-policy', 'no-referrer'],
];

describe.each([
  ...Object.entries({ ...pages, ...files }).map(([kind, path]) => ({
    kind,
    path,
    expected: pageHeaders,
  })),
  ...Object.entries(apiResponses).map(([kind, path]) => ({ kind, path, expected: apiHeaders })),
])('$kind', ({ path, expected }) => {
  it.each(expected)('has %s: %s', async (name, value) => {
    const found = (await headersOf(path)).get(name);
    if (typeof value === 'string') expect(found).toBe(value);
    else expect(found).toMatch(value);
  });

  it('has no policy that allows inline scripts or eval', async () => {
    const policy = (await headersOf(path)).get('content-security-policy') ?? '';
    expect(/script-src [^;]*'unsafe-(inline|eval)'/.test(policy)).toBe(false);
  });
});

it('allows other sites to embed social preview images', async () => {
  const home = await (await fetch(shopUrl)).text();
  const picture = /property="og:image" content="[^"]*(\/social\/[^"]+)"/.exec(home)?.[1] ?? '';
  const headers = await headersOf(picture);
  expect(headers.get('content-type')).toContain('image/');
  expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
});
