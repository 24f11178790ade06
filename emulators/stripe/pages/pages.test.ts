import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startForTest } from '../test-server.ts';

let stripe: Awaited<ReturnType<typeof startForTest>>;
beforeAll(async () => {
  stripe = await startForTest({ businessName: 'Nuts <& Bolts>' });
});
afterAll(() => stripe.close());

describe('pages', () => {
  it('show a receipt only at its secret URL', async () => {
    const { latest_charge: charge } = await stripe.sdk.paymentIntents.create({
      amount: 123_450,
      currency: 'usd',
      allowed_payment_method_types: ['card'],
      payment_method: 'pm_card_visa',
      confirm: true,
      expand: ['latest_charge'],
    });
    const url = typeof charge === 'object' ? (charge?.receipt_url ?? '') : '';
    const page = await (await fetch(url)).text();
    expect(page).toContain('$1,234.50');
    expect(page).toContain('Visa •••• 4242');
    expect(page).toContain('Nuts &lt;&amp; Bolts&gt;');
    expect((await fetch(url.slice(0, -1))).status).toBe(404);
    const id = typeof charge === 'object' ? (charge?.id ?? '') : '';
    const { receipt_url: later } = await stripe.sdk.charges.retrieve(id);
    const { data } = await stripe.sdk.charges.list({ limit: 1 });
    expect(new Set([url, later, data[0]?.receipt_url]).size).toBe(3);
    expect(await (await fetch(later ?? '')).text()).toBe(page);
  });

  it("show a payment with its card and refunds, like Stripe's dashboard", async () => {
    const { id } = await stripe.sdk.paymentIntents.create({
      amount: 123_450,
      currency: 'usd',
      allowed_payment_method_types: ['card'],
      payment_method: 'pm_card_visa',
      confirm: true,
    });
    await stripe.sdk.refunds.create({ payment_intent: id, amount: 1_050 });
    const page = await (await fetch(`${stripe.url}/payments/${id}`)).text();
    expect(page).toContain('$1,234.50');
    expect(page).toContain('visa •••• 4242');
    expect(page).toContain('$10.50');
    expect((await fetch(`${stripe.url}/payments/pi_none`)).status).toBe(404);
  });

  it.each(['/', '/health', '/elements/card-form', '/v3/stripe.js', '/endive/stripe.js'])(
    'include %s',
    async (path) => {
      expect((await fetch(stripe.url + path)).status).toBe(200);
    },
  );

  it("serve the frames' scripts", async () => {
    for (const name of ['card-form', 'challenge']) {
      const response = await fetch(`${stripe.url}/elements/${name}.js`);
      expect(response.headers.get('content-type')).toContain('javascript');
      expect(await response.text()).toContain('postMessage');
    }
  });
});
