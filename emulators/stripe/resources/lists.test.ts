import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { startForTest } from '../test-server.ts';

let stripe: Awaited<ReturnType<typeof startForTest>>;
beforeAll(async () => {
  stripe = await startForTest();
});
afterEach(() => {
  vi.useRealTimers();
});
afterAll(() => stripe.close());

const paymentFields = {
  amount: 900,
  currency: 'usd',
  allowed_payment_method_types: ['card'],
  payment_method: 'pm_card_visa',
  confirm: true,
};

function setClock(seconds: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: seconds * 1000 });
}

describe('payment intents', () => {
  it('can be filtered by customer and time, expanded, and paginated', async () => {
    const { customers, paymentIntents } = stripe.sdk;
    const { id: customer } = await customers.create({});
    const ids: string[] = [];
    for (const time of [1_000, 2_000, 3_000]) {
      setClock(1_900_000_000 + time);
      ids.unshift((await paymentIntents.create({ ...paymentFields, customer })).id);
    }
    await paymentIntents.create(paymentFields);
    const since = await paymentIntents.list({
      customer,
      created: { gte: 1_900_002_000 },
      expand: ['data.latest_charge'],
    });
    expect(since.data.map(({ id }) => id)).toEqual(ids.slice(0, 2));
    expect(since.data[0]?.latest_charge).toMatchObject({ status: 'succeeded', amount: 900 });
    const paged = paymentIntents.list({ customer, limit: 1 });
    const all = await paged.autoPagingToArray({ limit: 10 });
    expect(all.map(({ id }) => id)).toEqual(ids);
    const before = await paymentIntents.list({ customer, created: { lt: 1_900_001_001 } });
    expect(before.data.map(({ id }) => id)).toEqual(ids.slice(2));
  });
});

describe('events', () => {
  it('can be filtered by type and time and retrieved by ID', async () => {
    setClock(2_000_000_000);
    const { events, paymentIntents } = stripe.sdk;
    await paymentIntents.create(paymentFields);
    const created = { gte: 2_000_000_000 };
    const typesOf = async (filter: object) =>
      (await events.list({ created, ...filter })).data.map(({ type }) => type);
    expect(await typesOf({})).toEqual([
      'payment_intent.succeeded',
      'charge.succeeded',
      'payment_intent.created',
    ]);
    expect(await typesOf({ type: 'charge.succeeded' })).toEqual(['charge.succeeded']);
    expect(await typesOf({ type: 'payment_intent.*' })).toHaveLength(2);
    const types = ['charge.succeeded', 'payment_intent.created'];
    expect(await typesOf({ types })).toEqual(types);
    await expect(events.list({ type: 'charge.succeeded', types })).rejects.toMatchObject({
      statusCode: 400,
    });
    const [first] = (await events.list({ created, limit: 1 })).data;
    expect(await events.retrieve(first?.id ?? '')).toMatchObject({ type: first?.type });
    await expect(events.retrieve('evt_none')).rejects.toMatchObject({ statusCode: 404 });
  });

  it('are listed in the same order across pages', async () => {
    const { customers, events } = stripe.sdk;
    for (let made = 0; made < 3; made += 1) await customers.create({});
    const type = 'customer.created';
    const all = (await events.list({ type })).data.map(({ id }) => id);
    const paged = await events.list({ type, limit: 2 }).autoPagingToArray({ limit: 50 });
    expect(paged.map(({ id }) => id)).toEqual(all);
  });
});
