import { afterEach, expect, it, vi } from 'vitest';
import { setFaults } from '../faults/faults-client.ts';
import { callAsBrowser, startEndpoint, startForTest } from '../test-server.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

async function start() {
  const endpoint = await startEndpoint((_received, count) => (count === 1 ? 500 : 200));
  const stripe = await startForTest({ webhookUrl: endpoint.url, retryDelaysMs: [1] });
  closing.push(endpoint.close, stripe.close);
  const log = async (query = '') => (await fetch(`${stripe.url}/log${query}`)).text();
  return { ...stripe, log };
}

it('lists requests with status, key, and error, and webhooks with each attempt', async () => {
  const { sdk, log, url } = await start();
  const key = { idempotencyKey: 'order-<1>' };
  await sdk.customers.create({ email: 'ada@example.com' }, key);
  await sdk.customers.create({ email: 'ada@example.com' }, key);
  await expect(sdk.customers.retrieve('cus_none')).rejects.toThrow();
  await setFaults(url, { requests: [{ fault: 'cut', times: 2 }] });
  await expect(sdk.customers.list()).rejects.toThrow();
  await vi.waitFor(async () => {
    const page = await log();
    expect(page).toContain('customer.created');
    expect(page).toMatch(/failed \(500\).*accepted \(200\)/s);
  });
  const page = await log();
  expect(page).toContain('POST /v1/customers');
  expect(page).toMatch(/GET \/v1\/customers\/cus_none<\/strong> <span class="bad">404/);
  expect(page).toContain('resource_missing');
  expect(page).toContain('key order-&lt;1&gt;');
  expect(page).toContain('replayed');
  expect(page).toContain('<span class="bad">aborted</span>');
  expect(page).not.toContain('ada@example.com');
});

it('contains no card numbers, client secrets, or API keys', async () => {
  const { sdk, log, url } = await start();
  const intent = await sdk.paymentIntents.create({
    amount: 700,
    currency: 'usd',
    allowed_payment_method_types: ['card'],
  });
  const secret = intent.client_secret ?? '';
  await callAsBrowser(url, 'GET', `payment_intents/${intent.id}`, { client_secret: secret });
  await callAsBrowser(url, 'POST', `payment_intents/${intent.id}/confirm`, {
    client_secret: secret,
    'payment_method_data[type]': 'card',
    'payment_method_data[card][number]': '4242424242424242',
    'payment_method_data[card][exp_month]': '12',
    'payment_method_data[card][exp_year]': '40',
    'payment_method_data[card][cvc]': '987',
  });
  const page = await log();
  expect(page).toContain(`POST /v1/payment_intents/${intent.id}/confirm`);
  expect(page).not.toContain(secret);
  expect(page).not.toMatch(/4242|987<|sk_test|pk_test|whsec/);
});

it('keeps the last 200 requests and refreshes automatically unless disabled', async () => {
  const { log, url } = await start();
  for (let count = 0; count < 201; count += 1) await fetch(`${url}/v1/nothing/${count}`);
  const page = await log();
  expect(page).toContain('/v1/nothing/200<');
  expect(page).not.toContain('/v1/nothing/0<');
  expect(page).toContain('http-equiv="refresh"');
  expect(await log('?still')).not.toContain('http-equiv="refresh"');
}, 30_000);
