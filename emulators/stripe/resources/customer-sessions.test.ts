import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { callAsBrowser, startForTest } from '../test-server.ts';

let stripe: Awaited<ReturnType<typeof startForTest>>;
beforeAll(async () => {
  stripe = await startForTest();
});
afterAll(() => stripe.close());

const allOn = {
  payment_method_redisplay: 'enabled',
  payment_method_remove: 'enabled',
  payment_method_save: 'enabled',
  payment_method_save_usage: 'on_session',
} as const;

async function sessionFor(customer: string, features = {}): Promise<string> {
  const components = { payment_element: { enabled: true, features } };
  return (await stripe.sdk.customerSessions.create({ customer, components })).client_secret;
}

async function customerWithCards() {
  const { customers, paymentMethods } = stripe.sdk;
  const { id: customer } = await customers.create({});
  const cards: Record<string, string> = {};
  for (const redisplay of ['always', 'limited', 'unspecified'] as const) {
    const made = await paymentMethods.create({
      type: 'card',
      card: { number: '4242424242424242', exp_month: 12, exp_year: 2040, cvc: '123' },
      allow_redisplay: redisplay,
    });
    cards[redisplay] = (await paymentMethods.attach(made.id, { customer })).id;
  }
  return { customer, cards };
}

function elementsSession(secret: string) {
  const fields = { customer_session_client_secret: secret };
  return callAsBrowser(stripe.url, 'GET', 'elements/sessions', fields);
}

describe('customer sessions', () => {
  it('disable every PaymentElement feature by default', async () => {
    const { id: customer } = await stripe.sdk.customers.create({});
    const session = await stripe.sdk.customerSessions.create({
      customer,
      components: { payment_element: { enabled: true } },
    });
    expect(session).toMatchObject({
      object: 'customer_session',
      customer,
      components: {
        payment_element: {
          enabled: true,
          features: {
            payment_method_allow_redisplay_filters: ['always'],
            payment_method_redisplay: 'disabled',
            payment_method_remove: 'disabled',
            payment_method_save: 'disabled',
            payment_method_save_usage: null,
          },
        },
      },
    });
    expect(session.expires_at).toBeGreaterThan(session.created);
    expect((await elementsSession(session.client_secret)).body).toMatchObject({
      payment_methods: [],
      remove: false,
      save: false,
    });
  });

  it('reject unknown customers and conflicting save settings', async () => {
    const { id: customer } = await stripe.sdk.customers.create({});
    const usage = { payment_method_save_usage: 'on_session' };
    await expect(sessionFor(customer, usage)).rejects.toThrow('payment_method_save is enabled');
    await expect(sessionFor('cus_none')).rejects.toMatchObject({ code: 'resource_missing' });
  });

  it("list the customer's own cards that may be redisplayed", async () => {
    const { customer, cards } = await customerWithCards();
    const shown = async (features: object) => {
      const { body } = await elementsSession(await sessionFor(customer, features));
      return (body.payment_methods as { id: string }[]).map(({ id }) => id);
    };
    expect(await shown(allOn)).toEqual([cards.always]);
    const filters = ['always', 'limited', 'unspecified'];
    const wide = { ...allOn, payment_method_allow_redisplay_filters: filters };
    expect(await shown(wide)).toEqual([cards.unspecified, cards.limited, cards.always]);
    expect(await shown({ ...wide, payment_method_redisplay_limit: 1 })).toHaveLength(1);
    const other = await stripe.sdk.customers.create({});
    const theirs = await elementsSession(await sessionFor(other.id, wide));
    expect(theirs.body).toMatchObject({
      payment_methods: [],
      save: true,
      save_usage: 'on_session',
    });
  });

  it('let customers remove their own cards if removal is enabled', async () => {
    const { customer, cards } = await customerWithCards();
    const other = await stripe.sdk.customers.create({});
    const remove = async (secret: string) => {
      const path = `elements/payment_methods/${cards.always}/detach`;
      const fields = { customer_session_client_secret: secret };
      return (await callAsBrowser(stripe.url, 'POST', path, fields)).status;
    };
    expect(await remove(await sessionFor(other.id, allOn))).toBe(404);
    expect(await remove(await sessionFor(customer))).toBe(400);
    expect(await remove('cuss_secret_wrong')).toBe(400);
    expect(await remove(await sessionFor(customer, allOn))).toBe(200);
    expect((await stripe.sdk.customers.listPaymentMethods(customer)).data).toHaveLength(2);
  });

  it('expire after half an hour', async () => {
    const { id: customer } = await stripe.sdk.customers.create({});
    const secret = await sessionFor(customer);
    expect((await elementsSession(secret)).status).toBe(200);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31 * 60 * 1000 });
    expect((await elementsSession(secret)).status).toBe(400);
    vi.useRealTimers();
  });
});
