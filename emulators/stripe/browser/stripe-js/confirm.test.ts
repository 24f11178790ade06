import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callAsBrowser, startForTest, testPublishableKey } from '../../test-server.ts';
import { createStripe } from './stripe.ts';

let server: Awaited<ReturnType<typeof startForTest>>;
let stripe: ReturnType<typeof createStripe>;
beforeAll(async () => {
  server = await startForTest();
  stripe = createStripe({ origin: server.url, api: server.url }, testPublishableKey);
});
afterAll(() => server.close());

const order = { amount: 900, currency: 'usd', allowed_payment_method_types: ['card'] };
const return_url = 'https://shop.example/cart';

async function newIntent() {
  const { id, client_secret } = await server.sdk.paymentIntents.create({ ...order });
  return { id, clientSecret: client_secret ?? '' };
}

const mistake = (message: RegExp) => ({
  name: 'IntegrationError',
  message: expect.stringMatching(message),
});

describe('confirmPayment', () => {
  it('pays with a saved card by ID without Elements', async () => {
    const { clientSecret } = await newIntent();
    const confirmParams = { payment_method: 'pm_card_visa', return_url };
    const redirect = 'if_required';
    expect(await stripe.confirmPayment({ clientSecret, confirmParams, redirect })).toMatchObject({
      paymentIntent: { status: 'succeeded' },
    });
  });

  it('rejects a client secret if the Elements already have one', async () => {
    const { clientSecret } = await newIntent();
    const elements = stripe.elements({ clientSecret });
    const confirmParams = { return_url };
    await expect(
      stripe.confirmPayment({ elements, clientSecret, confirmParams }),
    ).rejects.toMatchObject(mistake(/clientSecret is only for Elements that were created without/));
  });

  it('requires a client secret', async () => {
    const elements = stripe.elements({ mode: 'payment' });
    const confirmParams = { return_url };
    for (const given of [{ elements }, {}]) {
      await expect(stripe.confirmPayment({ ...given, confirmParams })).rejects.toMatchObject(
        mistake(/^You must pass in a clientSecret when calling stripe.confirmPayment\(\)\.$/),
      );
    }
  });

  it('requires submit() for Elements created without an intent', async () => {
    const { clientSecret } = await newIntent();
    const elements = stripe.elements({ mode: 'payment' });
    const confirmParams = { return_url };
    await expect(
      stripe.confirmPayment({ elements, clientSecret, confirmParams }),
    ).rejects.toMatchObject(mistake(/^elements\.submit\(\) must be called before/));
  });

  it('requires a return URL unless redirects are disabled', async () => {
    const { clientSecret } = await newIntent();
    const confirmParams = { payment_method: 'pm_card_visa' };
    await expect(stripe.confirmPayment({ clientSecret, confirmParams })).rejects.toMatchObject(
      mistake(/return_url/),
    );
  });

  it('requires a mounted Payment Element', async () => {
    const { clientSecret } = await newIntent();
    const elements = stripe.elements({ clientSecret });
    const given = { elements, confirmParams: { return_url } };
    await expect(stripe.confirmPayment(given)).rejects.toMatchObject(
      mistake(/elements should have a mounted Payment Element or Express Checkout Element\.$/),
    );
    elements.create('card');
    await expect(stripe.confirmPayment(given)).rejects.toMatchObject(
      mistake(/It looks like you have other Elements on the page\.$/),
    );
  });
});

describe('Elements with an intent', () => {
  it.each([
    ['amount', { amount: 1_000 }],
    ['currency', { currency: 'eur' }],
    ['setup_future_usage', { setup_future_usage: 'off_session' as const }],
  ])('are stale after a change to the %s until they fetch updates', async (name, change) => {
    const { id, clientSecret } = await newIntent();
    const elements = stripe.elements({ clientSecret });
    await expect(elements.intent?.rejectStale()).resolves.toBeUndefined();
    await server.sdk.paymentIntents.update(id, change);
    await expect(elements.intent?.rejectStale()).rejects.toMatchObject(
      mistake(new RegExp(`was updated \\(${name}\\).+elements\\.fetchUpdates\\(\\)`)),
    );
    expect(await elements.fetchUpdates()).toEqual({});
    await expect(elements.intent?.rejectStale()).resolves.toBeUndefined();
  });

  it('are not stale after other changes', async () => {
    const { id, clientSecret } = await newIntent();
    const elements = stripe.elements({ clientSecret });
    await elements.intent?.loaded;
    await server.sdk.paymentIntents.update(id, { metadata: { order: '2' } });
    await expect(elements.intent?.rejectStale()).resolves.toBeUndefined();
  });

  it.each(['succeeded', 'processing', 'canceled'])(
    "can't be used once the intent is %s",
    async (status) => {
      const { id, clientSecret } = await newIntent();
      const open = stripe.elements({ clientSecret });
      await open.intent?.loaded;
      if (status === 'canceled') await server.sdk.paymentIntents.cancel(id);
      else {
        const card = status === 'succeeded' ? 'pm_card_visa' : 'pm_card_processing';
        await server.sdk.paymentIntents.confirm(id, { payment_method: card });
      }
      expect(await stripe.elements({ clientSecret }).intent?.loaded).toMatchObject({
        type: 'invalid_request_error',
        code: 'payment_intent_unexpected_state',
        message: expect.stringContaining(`is ${status} and cannot be used to initialize Elements`),
      });
      expect(await open.fetchUpdates()).toMatchObject({ error: { status } });
    },
  );

  it('report an unknown secret', async () => {
    const { error } = await stripe.elements({ clientSecret: 'pi_1_secret_2' }).fetchUpdates();
    expect(error?.message).toBe("No such payment_intent: 'pi_1'");
    expect(() => stripe.elements({ clientSecret: 'seti_1' })).toThrow(
      'Invalid value for clientSecret',
    );
  });

  it("accept only 'auto' and 'never' for a wallet", async () => {
    const { clientSecret } = await newIntent();
    const create = (link: string) => () =>
      stripe.elements({ clientSecret }).create('payment', { wallets: { link } });
    expect(create('never')).not.toThrow();
    expect(create('auto')).not.toThrow();
    expect(create('off')).toThrow(
      "Invalid value for elements.create('payment'): wallets.link should be one of the following strings: auto, never. You specified: off.",
    );
  });

  it('require an intent or a mode to create a payment element', () => {
    expect(() => stripe.elements().create('payment')).toThrow(
      'In order to create a payment element, you must pass a clientSecret or mode when creating the Elements group.',
    );
  });
});

it('Elements accept an intent that changed during their own confirmation', async () => {
  const { id, clientSecret } = await newIntent();
  const { intent } = stripe.elements({ clientSecret });
  await intent?.loaded;
  const { body } = await callAsBrowser(server.url, 'POST', `payment_intents/${id}/confirm`, {
    client_secret: clientSecret,
    payment_method: 'pm_card_visa_chargeDeclined',
    setup_future_usage: 'off_session',
  });
  await expect(intent?.rejectStale()).rejects.toThrow('setup_future_usage');
  intent?.update(body.error?.payment_intent);
  await expect(intent?.rejectStale()).resolves.toBeUndefined();
});
