import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { stripeUrl } from '@dental-shop/emulators/addresses';
import { localStripeKeys } from '@dental-shop/emulators/stripe-account';
import { expect } from '@playwright/test';
import { startLocalStripe } from 'local-stripe';
import Stripe from 'stripe';
import { stripe } from '../shop/stripe.ts';
import { cardForm, fillCard } from './fill-card.ts';
import { challenge } from './payment-test.ts';
import { PlainShop } from './plain-shop.ts';
import { test } from './shop-test.ts';

const shop = new PlainShop();
test.beforeAll(() => shop.open());
test.afterAll(() => shop.close());

/** `beforePaying` is a script that runs before the payment is confirmed. */
function payingScript(clientSecret: string, beforePaying = '', options = {}): string {
  return `
  const stripe = Stripe('${localStripeKeys.publishableKey}');
  const elements = stripe.elements({ clientSecret: '${clientSecret}', locale: 'en' });
  const card = elements.create('payment', ${JSON.stringify(options)});
  const status = document.querySelector('[role=status]');
  card.on('ready', () => { status.textContent = 'ready'; });
  card.on('loaderror', ({ error }) => { status.textContent = error.message; });
  card.mount('#card');
  document.querySelector('button').addEventListener('click', async () => {
    try {
      ${beforePaying}
      const { error, paymentIntent } = await stripe.confirmPayment({ elements, redirect: 'if_required' });
      status.textContent = error ? error.message : paymentIntent.status;
    } catch (error) {
      status.textContent = error.name + ': ' + error.message;
    }
  });`;
}

const order = { amount: 900, currency: 'usd', allowed_payment_method_types: ['card'] };

for (const [name, beforePaying, outcome, received] of [
  ['is rejected', '', /^IntegrationError: The PaymentIntent was updated \(amount\)/, 0],
  ['pays once it has fetched updates', 'await elements.fetchUpdates();', /^succeeded$/, 1_200],
] as const) {
  test(`after the server changes a payment, its form ${name}`, async ({ page }) => {
    const { id, client_secret } = await stripe.paymentIntents.create(order);
    const script = payingScript(client_secret ?? '', beforePaying);
    await shop.show(page, { scripts: stripeUrl, script });
    await fillCard(page, '4242424242424242');
    await stripe.paymentIntents.update(id, { amount: 1_200 });
    await page.getByRole('button', { name: 'Pay Now' }).click();
    await expect(page.getByRole('status')).toHaveText(outcome);
    expect((await stripe.paymentIntents.retrieve(id)).amount_received).toBe(received);
  });
}

test('a completed payment shows no form', async ({ page }) => {
  const paid = { ...order, payment_method: 'pm_card_visa', confirm: true };
  const { client_secret } = await stripe.paymentIntents.create(paid);
  await shop.show(page, { scripts: stripeUrl, script: payingScript(client_secret ?? '') });
  await expect(page.getByRole('status')).toContainText('cannot be used to initialize Elements');
  await expect(page.locator('iframe')).toHaveCount(0);
});

/** The server needs to know its addresses before it starts, so port 0 isn't an option. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

test('scripts, API, and 3-D Secure can have different origins', async ({ page }) => {
  const port = await freePort();
  // Browsers resolve all subdomains of `localhost` to the local machine.
  const at = (part: string) => `http://${part}.localhost:${port}`;
  const addresses = { scripts: at('js'), api: at('api'), hooks: at('hooks') };
  const server = await startLocalStripe({ ...localStripeKeys, port, webhookUrl: null, addresses });
  try {
    const sdk = new Stripe(localStripeKeys.secretKey, {
      host: '127.0.0.1',
      port,
      protocol: 'http',
    });
    const { id, client_secret } = await sdk.paymentIntents.create(order);
    const requested = new Set<string>();
    page.on('request', (request) => {
      const { origin, pathname } = new URL(request.url());
      requested.add(`${origin} ${pathname.split('/')[1]}`);
    });
    await shop.show(page, {
      scripts: addresses.scripts,
      script: payingScript(client_secret ?? ''),
    });
    await fillCard(page, '4000002760003184');
    await page.getByRole('button', { name: 'Pay Now' }).click();
    await challenge(page).getByRole('button', { name: 'Complete' }).click();
    await expect(page.getByRole('status')).toHaveText('succeeded');
    expect((await sdk.paymentIntents.retrieve(id)).status).toBe('succeeded');
    expect([...requested].filter((each) => each.includes('.localhost')).sort()).toEqual([
      `${at('api')} v1`,
      `${at('hooks')} elements`,
      `${at('hooks')} three-d-secure`,
      `${at('js')} elements`,
      `${at('js')} endive`,
    ]);
  } finally {
    await server.close();
  }
});

test('the form offers Link and a bank by default and can pay with Link', async ({ page }) => {
  const { id, client_secret } = await stripe.paymentIntents.create(order);
  await shop.show(page, { scripts: stripeUrl, script: payingScript(client_secret ?? '') });
  await expect(cardForm(page).getByRole('tab')).toHaveText(['Card', 'Link', 'Bank']);
  await cardForm(page).getByRole('tab', { name: 'Link' }).click();
  await page.getByRole('button', { name: 'Pay Now' }).click();
  await expect(page.getByRole('status')).toHaveText('succeeded');
  const { payment_method } = await stripe.paymentIntents.retrieve(id, {
    expand: ['payment_method'],
  });
  expect(payment_method).toMatchObject({ type: 'card', card: { wallet: { type: 'link' } } });
});

test("the form shows only cards if the page sets Link to 'never'", async ({ page }) => {
  const { client_secret } = await stripe.paymentIntents.create(order);
  const options = { wallets: { link: 'never' } };
  const script = payingScript(client_secret ?? '', '', options);
  await shop.show(page, { scripts: stripeUrl, script });
  await expect(page.getByRole('status')).toHaveText('ready');
  await expect(cardForm(page).getByRole('tab')).toHaveCount(0);
});

test("the form shows Google Pay only if the Permissions-Policy allows payment for Stripe's subdomain", async ({
  page,
}) => {
  const port = await freePort();
  const scripts = `http://m.js.localhost:${port}`;
  const server = await startLocalStripe({
    ...localStripeKeys,
    port,
    webhookUrl: null,
    addresses: { scripts, chunks: scripts, api: `http://api.localhost:${port}` },
    wallets: ['googlePay'],
  });
  try {
    const sdk = new Stripe(localStripeKeys.secretKey, {
      host: '127.0.0.1',
      port,
      protocol: 'http',
    });
    const { client_secret } = await sdk.paymentIntents.create(order);
    const tabsWith = async (payment: string) => {
      const headers = { 'permissions-policy': `payment=(${payment})` };
      const script = payingScript(client_secret ?? '');
      await shop.show(page, { scripts, script, headers });
      await expect(page.getByRole('status')).toHaveText('ready');
      return cardForm(page).getByRole('tab').allTextContents();
    };
    expect(await tabsWith(`self "http://js.localhost:${port}"`)).toEqual([]);
    expect(await tabsWith(`self "http://*.js.localhost:${port}"`)).toEqual(['Card', 'Google Pay']);
  } finally {
    await server.close();
  }
});
