import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startForTest } from '../test-server.ts';

let stripe: Awaited<ReturnType<typeof startForTest>>;
beforeAll(async () => {
  stripe = await startForTest();
});
afterAll(() => stripe.close());

describe('customers', () => {
  it('are created, found by email, updated, and deleted', async () => {
    const { customers } = stripe.sdk;
    const made = await customers.create({ email: 'a@example.com', metadata: { uid: '1', x: 'y' } });
    await customers.create({ email: 'b@example.com' });
    expect((await customers.list({ email: 'a@example.com' })).data).toEqual([made]);

    const changed = await customers.update(made.id, { name: 'Ada', metadata: { x: '' } });
    expect(changed).toMatchObject({ name: 'Ada', email: 'a@example.com', metadata: { uid: '1' } });
    expect(await customers.retrieve(made.id)).toMatchObject({ name: 'Ada' });

    expect(await customers.del(made.id)).toMatchObject({ id: made.id, deleted: true });
    expect(await customers.retrieve(made.id)).toMatchObject({ deleted: true });
    expect((await customers.list({ email: 'a@example.com' })).data).toEqual([]);
  });

  it('are listed newest first across pages', async () => {
    const { customers } = stripe.sdk;
    const email = 'many@example.com';
    const ids: string[] = [];
    for (let made = 0; made < 5; made += 1) ids.unshift((await customers.create({ email })).id);
    const first = await customers.list({ email, limit: 2 });
    expect(first.data.map(({ id }) => id)).toEqual(ids.slice(0, 2));
    expect(first.has_more).toBe(true);
    const all = await customers.list({ email, limit: 2 }).autoPagingToArray({ limit: 100 });
    expect(all.map(({ id }) => id)).toEqual(ids);
  });

  it("return Stripe's errors for unknown IDs and parameters", async () => {
    await expect(stripe.sdk.customers.retrieve('cus_none')).rejects.toMatchObject({
      type: 'StripeInvalidRequestError',
      statusCode: 404,
      code: 'resource_missing',
      message: "No such customer: 'cus_none'",
      requestId: expect.stringMatching(/^req_/),
    });
    await expect(stripe.sdk.customers.retrieve('constructor')).rejects.toMatchObject({
      statusCode: 404,
    });
    const misspelt = { name: 'Ada', mail: 'a@example.com' };
    await expect(stripe.sdk.customers.create(misspelt)).rejects.toMatchObject({
      statusCode: 400,
      code: 'parameter_unknown',
      param: 'mail',
    });
  });

  it('can have cards attached, listed, and permanently detached', async () => {
    const { customers, paymentMethods } = stripe.sdk;
    const { id } = await customers.create({});
    const other = await customers.create({});
    const card = await paymentMethods.attach('pm_card_mastercard', { customer: id });
    expect(card).toMatchObject({ customer: id, card: { brand: 'mastercard', last4: '4444' } });
    expect((await customers.listPaymentMethods(id)).data).toEqual([card]);
    expect((await paymentMethods.list({ customer: id, type: 'card' })).data).toEqual([card]);
    expect((await customers.listPaymentMethods(other.id)).data).toEqual([]);
    await expect(customers.retrievePaymentMethod(other.id, card.id)).rejects.toMatchObject({
      statusCode: 404,
    });

    await paymentMethods.detach(card.id);
    expect((await customers.listPaymentMethods(id)).data).toEqual([]);
    await expect(paymentMethods.attach(card.id, { customer: id })).rejects.toThrow('used again');
  });

  it('reject a card that is declined when attached', async () => {
    const { id } = await stripe.sdk.customers.create({});
    const attach = (name: string) => stripe.sdk.paymentMethods.attach(name, { customer: id });
    await expect(attach('pm_card_visa_chargeDeclined')).rejects.toMatchObject({
      code: 'card_declined',
    });
    expect((await attach('pm_card_chargeCustomerFail')).customer).toBe(id);
  });
});
