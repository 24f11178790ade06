import type Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callAsBrowser, startForTest } from '../test-server.ts';

let stripe: Awaited<ReturnType<typeof startForTest>>;
beforeAll(async () => {
  stripe = await startForTest();
});
afterAll(() => stripe.close());

const purchase = {
  amount: 12_500,
  currency: 'usd',
  allowed_payment_method_types: ['card'],
  metadata: { order: '1' },
};

function confirmWith(paymentMethod: string): Promise<Stripe.PaymentIntent> {
  return stripe.sdk.paymentIntents.create({
    ...purchase,
    confirm: true,
    payment_method: paymentMethod,
  });
}

async function typesOfEventsAbout(id: string): Promise<string[]> {
  const events = await stripe.sdk.events.list({ limit: 100 });
  return events.data
    .filter(({ data }) => JSON.stringify(data.object).includes(id))
    .map(({ type }) => type)
    .reverse();
}

describe('a payment intent', () => {
  it('is created, confirmed, and charged', async () => {
    const { paymentIntents } = stripe.sdk;
    const made = await paymentIntents.create(purchase);
    expect(made).toMatchObject({
      status: 'requires_payment_method',
      payment_method_types: ['card'],
      automatic_payment_methods: null,
      client_secret: expect.stringContaining(`${made.id}_secret_`),
    });
    const paid = await paymentIntents.confirm(made.id, {
      payment_method: 'pm_card_visa',
      expand: ['latest_charge', 'payment_method'],
    });
    expect(paid).toMatchObject({
      status: 'succeeded',
      amount_received: 12_500,
      metadata: { order: '1' },
      latest_charge: { object: 'charge', paid: true, metadata: { order: '1' } },
      payment_method: { card: { last4: '4242' } },
    });
    expect(await typesOfEventsAbout(made.id)).toEqual([
      'payment_intent.created',
      'charge.succeeded',
      'payment_intent.succeeded',
    ]);
    await expect(paymentIntents.confirm(made.id)).rejects.toMatchObject({
      code: 'payment_intent_unexpected_state',
    });
    await expect(paymentIntents.cancel(made.id)).rejects.toThrow('status of succeeded');
  });

  it('requires a return URL for payment methods that might redirect', async () => {
    const { paymentIntents } = stripe.sdk;
    const payment = { amount: 900, currency: 'usd' };
    const { id } = await paymentIntents.create(payment);
    const card = { payment_method: 'pm_card_visa' };
    await expect(paymentIntents.confirm(id, card)).rejects.toMatchObject({
      statusCode: 400,
      param: 'return_url',
      message: expect.stringMatching(/^A `return_url` must be specified/),
    });
    const paid = await paymentIntents.confirm(id, { ...card, return_url: 'https://shop.example' });
    expect(paid.status).toBe('succeeded');
    const stays = { enabled: true, allow_redirects: 'never' } as const;
    const quick = { ...payment, ...card, automatic_payment_methods: stays, confirm: true };
    expect((await paymentIntents.create(quick)).status).toBe('succeeded');
  });

  it('rejects invalid and unsupported parameters', async () => {
    const old = { ...purchase, payment_method_types: ['card'] };
    await expect(stripe.sdk.paymentIntents.create(old)).rejects.toMatchObject({
      statusCode: 400,
      code: 'payment_method_types_no_longer_supported',
    });
    await expect(
      stripe.sdk.paymentIntents.create({
        ...purchase,
        automatic_payment_methods: { enabled: true },
      }),
    ).rejects.toThrow('only specify one');
    await expect(
      stripe.sdk.paymentIntents.create({
        amount: 49,
        currency: 'usd',
        allowed_payment_method_types: ['card'],
      }),
    ).rejects.toMatchObject({
      code: 'amount_too_small',
      message: expect.stringMatching(/\$0\.50/),
    });
  });

  it.each([
    ['pm_card_visa_chargeDeclined', 'card_declined', 'generic_decline', 'was declined.'],
    [
      'pm_card_visa_chargeDeclinedInsufficientFunds',
      'card_declined',
      'insufficient_funds',
      'Your card has insufficient funds.',
    ],
    ['pm_card_visa_chargeDeclinedLostCard', 'card_declined', 'lost_card', 'was declined.'],
    ['pm_card_chargeDeclinedExpiredCard', 'expired_card', '', 'Your card has expired.'],
    ['pm_card_chargeDeclinedIncorrectCvc', 'incorrect_cvc', '', 'security code is incorrect.'],
    ['pm_card_chargeDeclinedProcessingError', 'processing_error', '', 'An error occurred'],
  ])('is declined with %s and stays open', async (card, code, declineCode, message) => {
    const error = await confirmWith(card).catch((reason) => reason);
    expect(error).toMatchObject({
      type: 'StripeCardError',
      statusCode: 402,
      code,
      decline_code: declineCode,
      message: expect.stringContaining(message),
      doc_url: expect.stringMatching(/^https:/),
      payment_intent: { status: 'requires_payment_method', last_payment_error: { code } },
    });
    const { id } = error.payment_intent;
    expect(await typesOfEventsAbout(id)).toEqual([
      'payment_intent.created',
      'charge.failed',
      'payment_intent.payment_failed',
    ]);
    const paid = await stripe.sdk.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' });
    expect(paid).toMatchObject({ status: 'succeeded', last_payment_error: null });
  });

  it('is canceled', async () => {
    const { id } = await stripe.sdk.paymentIntents.create(purchase);
    const canceled = await stripe.sdk.paymentIntents.cancel(id, {
      cancellation_reason: 'abandoned',
    });
    expect(canceled).toMatchObject({ status: 'canceled', cancellation_reason: 'abandoned' });
    await expect(
      stripe.sdk.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' }),
    ).rejects.toThrow('status of canceled');
  });

  it("saves the card for its customer and rejects another customer's card", async () => {
    const customer = await stripe.sdk.customers.create({});
    const paid = await stripe.sdk.paymentIntents.create({
      ...purchase,
      customer: customer.id,
      setup_future_usage: 'off_session',
      payment_method: 'pm_card_visa',
      confirm: true,
    });
    const saved = await stripe.sdk.customers.listPaymentMethods(customer.id);
    expect(saved.data.map(({ id }) => id)).toEqual([paid.payment_method]);

    const thief = await stripe.sdk.customers.create({});
    const theirs = await stripe.sdk.paymentIntents.create({ ...purchase, customer: thief.id });
    const stolen = await callAsBrowser(stripe.url, 'POST', `payment_intents/${theirs.id}/confirm`, {
      client_secret: theirs.client_secret ?? '',
      payment_method: String(paid.payment_method),
    });
    expect(stolen).toMatchObject({ status: 400, body: { error: { code: 'resource_missing' } } });
  });

  it('is listed by time and customer', async () => {
    const customer = await stripe.sdk.customers.create({});
    const intent = await stripe.sdk.paymentIntents.create({ ...purchase, customer: customer.id });
    const list = (created: Stripe.RangeQueryParam) =>
      stripe.sdk.paymentIntents.list({ customer: customer.id, created, expand: ['data.customer'] });
    expect((await list({ gte: intent.created })).data).toMatchObject([
      { id: intent.id, customer: { id: customer.id, object: 'customer' } },
    ]);
    expect((await list({ gt: intent.created })).data).toEqual([]);
  });
});
