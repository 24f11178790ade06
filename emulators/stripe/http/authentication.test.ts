import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startForTest, testPublishableKey } from '../test-server.ts';

let stripe: Awaited<ReturnType<typeof startForTest>>;
beforeAll(async () => {
  stripe = await startForTest();
});
afterAll(() => stripe.close());

describe('the API key', () => {
  it.each([
    ['none', {}, 401],
    ['a wrong one', { authorization: 'Bearer sk_test_other' }, 401],
    ['the publishable one', { authorization: `Bearer ${testPublishableKey}` }, 403],
    ['the secret one', { authorization: 'Bearer sk_test_local' }, 200],
    [
      'the secret one, as curl -u sends it',
      { authorization: `Basic ${btoa('sk_test_local:')}` },
      200,
    ],
  ])('%s', async (_name, headers: Record<string, string>, status) => {
    const response = await fetch(`${stripe.url}/v1/customers`, { headers });
    expect(response.status).toBe(status);
    expect(response.headers.get('request-id')).toMatch(/^req_/);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
  });

  it('is not needed to learn that an address does not exist', async () => {
    const response = await fetch(`${stripe.url}/v1/nothing`);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('Unrecognized request URL');
  });
});
