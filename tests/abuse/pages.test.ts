import { once } from 'node:events';
import { request } from 'node:http';
import { ports, shopUrl } from '@dental-shop/emulators/addresses';
import { describe, expect, it } from 'vitest';
import { fetchShop } from '../shop/api.ts';

/** One page or file of each kind. */
const pages = [
  '/',
  '/login',
  '/register',
  '/create-account',
  '/cart',
  '/checkout',
  '/contact',
  '/account',
  '/staff',
  '/staff/orders',
  '/products',
  '/auth/action',
  '/no/such/page',
  '/api/ipinfo',
  '/api/de/account/profile',
  '/api/staff/readOverview',
  '/api/stripe/webhook',
] as const;

describe.concurrent.each(pages)('%s', (path) => {
  it('cannot be framed by another site', async () => {
    const { headers } = await fetchShop(path);
    expect(headers.get('content-security-policy')).toMatch(/frame-ancestors 'none'/);
    expect(headers.get('x-frame-options')).toBe('DENY');
  });

  it('disables content sniffing, plugins, base URLs and inline scripts', async () => {
    const { headers } = await fetchShop(path);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/object-src 'none'|default-src 'none'/);
    expect(policy).toMatch(/base-uri 'none'|default-src 'none'; frame-ancestors 'none'/);
    const [scripts = ''] = /script-src [^;]*/.exec(policy) ?? [];
    expect(scripts).not.toMatch(/'unsafe-inline'|'unsafe-eval'|\*|data:|http:\/\/(?!localhost)/);
  });
});

const redirectAttempts = [
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '/%5cevil.example',
  '/%2f%2fevil.example',
  '/./%2fevil.example',
  '/https://evil.example',
  '/company?next=//evil.example',
  '/academics?redirect=https://evil.example',
  '/company/..//evil.example',
  '/%0d%0aLocation:%20https://evil.example',
  '/company%0d%0aSet-Cookie:%20a=b',
] as const;

/** `new URL` would normalize the path. */
const fetchUnchanged = (path: string) => fetchShop(`${shopUrl}${path}`);

describe.concurrent.each(redirectAttempts)('%s', (path) => {
  it('never redirects to another site', async () => {
    const { headers } = await fetchUnchanged(path);
    const location = headers.get('location');
    if (location !== null) expect(new URL(location, shopUrl).origin).toBe(shopUrl);
    expect(headers.get('set-cookie')).toBeNull();
  });
});

/** Sends the address unchanged; `fetch` would normalize it. */
async function statusOf(path: string): Promise<number | undefined> {
  const requested = request({ host: '127.0.0.1', port: ports.shop, path, agent: false }).end();
  const [response] = await once(requested, 'response');
  response.resume();
  return response.statusCode;
}

describe('the server', () => {
  it.each(['/products/100%', '/products?search=100%', '/%E0%A4%A', '/api/%zz', '//', '//a@b'])(
    'responds to %s with a 400 and keeps running',
    async (path) => {
      expect(await statusOf(path)).toBe(400);
      expect((await fetchShop('/')).status).toBe(200);
    },
  );
});
