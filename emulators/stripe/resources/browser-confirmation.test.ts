import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callAsBrowser, startForTest } from '../test-server.ts';

let stripe: Awaited<ReturnType<typeof startForTest>>;
beforeAll(async () => {
  stripe = await startForTest();
});
afterAll(() => stripe.close());

async function newIntent(future?: 'off_session') {
  const { id: customer } = await stripe.sdk.customers.create({});
  const intent = await stripe.sdk.paymentIntents.create({
    amount: 5_000,
    currency: 'usd',
    allowed_payment_method_types: ['card'],
    customer,
    metadata: { note: 'secret to browsers' },
    ...(future !== undefined && { setup_future_usage: future }),
  });
  return { id: intent.id, customer, secret: intent.client_secret ?? '' };
}

function confirm(id: string, secret: string, fields: Record<string, string>) {
  return callAsBrowser(stripe.url, 'POST', `payment_intents/${id}/confirm`, {
    client_secret: secret,
    use_stripe_sdk: 'true',
    ...fields,
  });
}

function cardFields(number: string): Record<string, string> {
  return {
    'payment_method_data[type]': 'card',
    'payment_method_data[card][number]': number,
    'payment_method_data[card][exp_month]': '12',
    'payment_method_data[card][exp_year]': '2040',
    'payment_method_data[card][cvc]': '123',
    'payment_method_data[billing_details][address][postal_code]': '12345',
  };
}

function finishChallenge(id: string, secret: string, outcome: 'complete' | 'fail') {
  return callAsBrowser(stripe.url, 'POST', `payment_intents/${id}/three_d_secure_outcome`, {
    client_secret: secret,
    outcome,
  });
}

describe('confirming with the publishable key', () => {
  it('pays with an entered card and returns only public fields', async () => {
    const { id, secret } = await newIntent();
    const { status, body } = await confirm(id, secret, cardFields('4242424242424242'));
    expect(status).toBe(200);
    expect(body.status).toBe('succeeded');
    expect(body).not.toHaveProperty('metadata');
    expect(body).not.toHaveProperty('customer');
    const shown = await callAsBrowser(stripe.url, 'GET', `payment_intents/${id}`, {
      client_secret: secret,
    });
    expect(shown.body.status).toBe('succeeded');
  });

  it('requires the client secret of the same intent', async () => {
    const mine = await newIntent();
    const other = await newIntent();
    const path = `payment_intents/${mine.id}`;
    for (const fields of [{}, { client_secret: other.secret }]) {
      expect((await callAsBrowser(stripe.url, 'GET', path, fields)).status).toBe(400);
    }
  });

  it('declines a card without exposing private fields', async () => {
    const { id, secret } = await newIntent();
    const { status, body } = await confirm(id, secret, cardFields('4000000000000002'));
    expect(status).toBe(402);
    expect(body.error).toMatchObject({ code: 'card_declined', decline_code: 'generic_decline' });
    expect(JSON.stringify(body)).not.toContain('secret to browsers');
  });

  it('rejects real, expired, and invalid cards', async () => {
    const { id, secret } = await newIntent();
    const real = await confirm(id, secret, cardFields('4111111111111111'));
    expect(real.body.error).toMatchObject({ decline_code: 'test_mode_live_card' });
    const old = {
      ...cardFields('4242424242424242'),
      'payment_method_data[card][exp_year]': '2020',
    };
    expect((await confirm(id, secret, old)).body.error?.code).toBe('invalid_expiry_year');
    const wrong = await confirm(id, secret, cardFields('4242424242424241'));
    expect(wrong.body.error?.code).toBe('incorrect_number');
  });
});

describe('3-D Secure', () => {
  it('completes the payment after the challenge', async () => {
    const { id, secret } = await newIntent();
    const { body } = await confirm(id, secret, cardFields('4000002760003184'));
    expect(body).toMatchObject({
      status: 'requires_action',
      next_action: { type: 'use_stripe_sdk' },
    });
    expect((await finishChallenge(id, secret, 'complete')).body.status).toBe('succeeded');
    expect((await finishChallenge(id, secret, 'complete')).status).toBe(400);
  });

  it('leaves the intent open after a failed challenge', async () => {
    const { id, secret } = await newIntent();
    await confirm(id, secret, cardFields('4000002760003184'));
    const failed = await finishChallenge(id, secret, 'fail');
    expect(failed.body.error?.code).toBe('payment_intent_authentication_failure');
    expect((await confirm(id, secret, cardFields('4242424242424242'))).status).toBe(200);
  });

  it('can end in a decline', async () => {
    const { id, secret } = await newIntent();
    await confirm(id, secret, cardFields('4000008260003178'));
    const declined = await finishChallenge(id, secret, 'complete');
    expect(declined.body.error).toMatchObject({ decline_code: 'insufficient_funds' });
  });

  it('is required only once for a saved card', async () => {
    const { id, secret, customer } = await newIntent('off_session');
    await confirm(id, secret, cardFields('4000002500003155'));
    await finishChallenge(id, secret, 'complete');
    const saved = await stripe.sdk.customers.listPaymentMethods(customer);
    const again = await stripe.sdk.paymentIntents.create({
      amount: 900,
      currency: 'usd',
      allowed_payment_method_types: ['card'],
      customer,
      payment_method: saved.data[0]?.id ?? '',
      confirm: true,
    });
    expect(again.status).toBe('succeeded');
  });

  it('rejects an off-session payment that needs a challenge', async () => {
    const unattended = stripe.sdk.paymentIntents.create({
      amount: 900,
      currency: 'usd',
      allowed_payment_method_types: ['card'],
      payment_method: 'pm_card_authenticationRequired',
      off_session: true,
      confirm: true,
    });
    await expect(unattended).rejects.toMatchObject({ code: 'authentication_required' });
  });

  it("rejects a return URL that isn't a web address", async () => {
    const { id, secret } = await newIntent();
    const { body } = await confirm(id, secret, {
      ...cardFields('4000002760003184'),
      use_stripe_sdk: 'false',
      return_url: 'javascript:alert(1)',
    });
    expect(body.error?.code).toBe('url_invalid');
  });
});
