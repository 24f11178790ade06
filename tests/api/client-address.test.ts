import { randomInt, randomUUID } from 'node:crypto';
import { apiPaths } from '@dental-shop/domain/api/paths';
import { describe, expect, it } from 'vitest';
import { fetchShop } from '../shop/api.ts';
import { addressIn, countRequests, hosting, newNetwork, setCount } from '../shop/networks.ts';

/** Anyone can rent a machine in the address range of Hosting's proxies. */
const rentedMachine = () => `104.198.${randomInt(256)}.${randomInt(1, 255)}`;
const fastlyServer = '157.52.88.22';

/** Sends the headers that Google's front end would forward. */
async function sendWith(headers: Record<string, string>): Promise<number> {
  const { status } = await fetchShop(apiPaths.contact, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({
      name: 'Ana Ruiz',
      email: `${randomUUID()}@example.com`,
      message: 'Do you ship to Reno?',
      language: 'en',
    }),
  });
  return status;
}

describe('visitors behind Hosting', () => {
  it.each([
    [
      'listed in X-Forwarded-For',
      (visitor: string) => ({ 'x-forwarded-for': `${visitor}, ${hosting}` }),
    ],
    [
      'listed in X-Forwarded-For before a Fastly server',
      (visitor: string) => ({
        'x-forwarded-for': `${visitor}, ${fastlyServer}, ${hosting}`,
        'fastly-client-ip': visitor,
      }),
    ],
    [
      'identified by Fastly only',
      (visitor: string) => ({ 'x-forwarded-for': hosting, 'fastly-client-ip': visitor }),
    ],
  ])('have a separate limit for each network if they are %s', async (_, headersOf) => {
    const [flooding, other] = [newNetwork(), newNetwork()];
    await countRequests('contact-network', flooding, 20);
    expect(await sendWith(headersOf(addressIn(flooding)))).toBe(429);
    expect(await sendWith(headersOf(addressIn(other)))).toBe(200);
  });

  it('cannot raise their limit with a forged address', async () => {
    const network = newNetwork();
    await countRequests('contact-network', network, 20);
    const forged = addressIn(newNetwork());
    const chain = `${forged}, ${addressIn(network)}, ${hosting}`;
    expect(await sendWith({ 'x-forwarded-for': chain, 'fastly-client-ip': forged })).toBe(429);
  });
});

describe("a direct call to the function's address", () => {
  it.each([
    ['another network', () => addressIn(newNetwork())],
    ["a machine in Google's cloud", rentedMachine],
  ])('from %s never counts against the visitor named in its headers', async (_, newCaller) => {
    const victim = newNetwork();
    await countRequests('contact-network', victim, 20);
    const caller = newCaller();
    const named = addressIn(victim);
    for (const chain of [`${named}, ${caller}`, `${named}, ${hosting}, ${caller}`]) {
      expect(await sendWith({ 'x-forwarded-for': chain, 'fastly-client-ip': named })).toBe(200);
    }
  });

  it("counts against the caller's network despite forged headers", async () => {
    const network = newNetwork();
    await setCount('contact-network', `${network}.0/24`, 20);
    const forged = addressIn(newNetwork());
    const chain = `${forged}, ${hosting}, ${addressIn(network)}`;
    expect(await sendWith({ 'x-forwarded-for': chain, 'fastly-client-ip': forged })).toBe(429);
  });

  it("is rejected after too many calls from one machine in Google's cloud", async () => {
    const caller = rentedMachine();
    const send = () => sendWith({ 'x-forwarded-for': `${addressIn(newNetwork())}, ${caller}` });
    await setCount('forms-proxy', caller, 999);
    expect([await send(), await send()]).toEqual([200, 429]);
  });
});
