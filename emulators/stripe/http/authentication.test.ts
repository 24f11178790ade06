import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startForTest, testPublishableKey } from '../test-server.ts';

let stripe: Awaited<ReturnType<typeof startForTest>>;
beforeAll(async () => {
  stripe = await startForTest();
});
afterAll(() => stripe.close());

describe('the API key', () => {
  it.each([
    ['rejects a missing key', {}, 401],
    ['rejects a wrong key', { authorization: 'Bearer sk_test_other' }, 401],
    ['rejects the publishable key', { authorization: `Bearer ${testPublishableKey}` }, 403],
    ['accepts the secret key', { authorization: 'Bearer sk_test_local' }, 200],
    [
      'accepts the secret key through Basic authentication, as curl -u sends it',
      { authorization: `Basic ${btoa('sk_test_local:')}` },
      200,
    ],
  ])('%s', async (_name, headers: Record<string, string>, status) => {
    const response = await fetch(`${stripe.url}/v1/customers`, { headers });
    expect(response.status).toBe(status);
    expect(response.headers.get('request-id')).toMatch(/^req_/);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
  });

  it("isn't required for unknown URLs", async () => {
    const response = await fetch(`${stripe.url}/v1/nothing`);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('Unrecognized request URL');
  });
});
