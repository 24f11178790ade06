import { once } from 'node:events';
import { request } from 'node:http';
import { ports, shopUrl } from '@dental-shop/emulators/addresses';
import { describe, expect, it } from 'vitest';
import { ask } from '../shop/api.ts';

/** One page or file of each kind that Hosting serves. */
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
  it('is not put into a frame of another site', async () => {
    const { headers } = await ask(path);
    expect(headers.get('content-security-policy')).toMatch(/frame-ancestors 'none'/);
    expect(headers.get('x-frame-options')).toBe('DENY');
  });

  it('is taken for what it says that it is, and runs no script of its address', async () => {
    const { headers } = await ask(path);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/object-src 'none'|default-src 'none'/);
    expect(policy).toMatch(/base-uri 'none'|default-src 'none'; frame-ancestors 'none'/);
    const [scripts = ''] = /script-src [^;]*/.exec(policy) ?? [];
    expect(scripts).not.toMatch(/'unsafe-inline'|'unsafe-eval'|\*|data:|http:\/\/(?!localhost)/);
  });
});

const elsewhere = [
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

/** A path as it is: `new URL` would put it right first. */
const asItIs = (path: string) => ask(`${shopUrl}${path}`);

describe.concurrent.each(elsewhere)('%s', (path) => {
  it('leads to no other site', async () => {
    const { headers } = await asItIs(path);
    const location = headers.get('location');
    if (location !== null) expect(new URL(location, shopUrl).origin).toBe(shopUrl);
    expect(headers.get('set-cookie')).toBeNull();
  });
});

/** Sends the address unchanged; `fetch` would normalize it. */
async function statusOf(path: string): Promise<number | undefined> {
  const asked = request({ host: '127.0.0.1', port: ports.shop, path, agent: false }).end();
  const [response] = await once(asked, 'response');
  response.resume();
  return response.statusCode;
}

describe('a malformed address', () => {
  it.each(['/products/100%', '/products?search=100%', '/%E0%A4%A', '/api/%zz', '//', '//a@b'])(
    'such as %s gets a 400, and the shop keeps running',
    async (path) => {
      expect(await statusOf(path)).toBe(400);
      expect((await ask('/')).status).toBe(200);
    },
  );
});
