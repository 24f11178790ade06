import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startForTest } from '../test-server.ts';

let stripe: Awaited<ReturnType<typeof startForTest>>;
beforeAll(async () => {
  stripe = await startForTest();
});
afterAll(() => stripe.close());

const url = 'https://shop.example.com/api/stripe/webhook';

describe('webhook endpoints', () => {
  it('return their secret only on creation', async () => {
    const { webhookEndpoints } = stripe.sdk;
    const { secret, ...created } = await webhookEndpoints.create({
      url,
      enabled_events: ['charge.refunded'],
      api_version: '2024-06-20',
      metadata: { shop: 'north' },
    });
    expect(secret).toMatch(/^whsec_\w{32}$/);
    expect(created).toMatchObject({
      url,
      status: 'enabled',
      enabled_events: ['charge.refunded'],
      api_version: '2024-06-20',
      metadata: { shop: 'north' },
    });
    expect(await webhookEndpoints.retrieve(created.id)).not.toHaveProperty('secret');
    expect((await webhookEndpoints.list()).data).not.toContainEqual(
      expect.objectContaining({ secret: expect.anything() }),
    );
  });

  it('can be disabled, changed, enabled again, and deleted', async () => {
    const { webhookEndpoints } = stripe.sdk;
    const { id } = await webhookEndpoints.create({ url, enabled_events: ['*'] });
    expect(await webhookEndpoints.update(id, { disabled: true })).toMatchObject({
      status: 'disabled',
    });
    const changed = await webhookEndpoints.update(id, { enabled_events: ['refund.created'] });
    expect(changed).toMatchObject({ status: 'disabled', enabled_events: ['refund.created'], url });
    expect(await webhookEndpoints.update(id, { disabled: false })).toMatchObject({
      status: 'enabled',
    });
    expect(await webhookEndpoints.del(id)).toEqual(
      expect.objectContaining({ id, object: 'webhook_endpoint', deleted: true }),
    );
    await expect(webhookEndpoints.retrieve(id)).rejects.toMatchObject({
      statusCode: 404,
      code: 'resource_missing',
    });
  });

  it('keep the API version that they were created with', async () => {
    const { webhookEndpoints } = stripe.sdk;
    const { id } = await webhookEndpoints.create({ url, enabled_events: ['*'] });
    await expect(
      webhookEndpoints.update(id, Object.assign({ api_version: '2024-06-20' })),
    ).rejects.toMatchObject({ code: 'parameter_unknown', param: 'api_version' });
  });

  it.each([
    [{ url: 'shop.example.com', enabled_events: ['*'] }, 'url'],
    [{ url, enabled_events: ['everything'] }, 'enabled_events[0]'],
  ])('reject %j', async (parameters, param) => {
    const create = stripe.sdk.webhookEndpoints.create(Object.assign(parameters));
    await expect(create).rejects.toMatchObject({ statusCode: 400, param });
  });
});
