import { expect, it } from 'vitest';
import { serve } from '../test-server.ts';
import { connectToStripe } from './client.ts';

it('sends requests to the given address with the API key', async () => {
  const seen: unknown[] = [];
  const address = await serve((request, response) => {
    seen.push([request.method, request.url, request.headers.authorization]);
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ id: 'cus_1', object: 'customer' }));
  });
  const stripe = connectToStripe(address, 'sk_test_x');
  expect((await stripe.customers.create({ email: 'a@example.com' })).id).toBe('cus_1');
  expect(seen).toEqual([['POST', '/v1/customers', 'Bearer sk_test_x']]);
});
