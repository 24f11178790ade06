import { request } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callAsBrowser, startForTest } from '../test-server.ts';

const addresses = {
  scripts: 'https://js.stripe.com',
  chunks: 'https://m.js.stripe.com',
  api: 'https://api.stripe.com',
  hooks: 'https://hooks.stripe.com',
  receipts: 'https://pay.stripe.com',
};

let stripe: Awaited<ReturnType<typeof startForTest>>;
beforeAll(async () => {
  stripe = await startForTest({ addresses });
});
afterAll(() => stripe.close());

/** Sends a different `Host` header, which `fetch` can't do. */
function ask(host: string, path: string): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const asked = request(stripe.url + path, { headers: { host } }, (response) => {
      let body = '';
      response.on('data', (chunk) => {
        body += chunk;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body }));
    });
    asked.on('error', reject).end();
  });
}

async function challengedPayment() {
  const { id, client_secret } = await stripe.sdk.paymentIntents.create({
    amount: 900,
    currency: 'usd',
    allowed_payment_method_types: ['card'],
  });
  return callAsBrowser(stripe.url, 'POST', `payment_intents/${id}/confirm`, {
    client_secret: client_secret ?? '',
    payment_method: 'pm_card_authenticationRequired',
    use_stripe_sdk: 'true',
  });
}

it('uses the configured hosts for challenges and receipts', async () => {
  const { body } = await challengedPayment();
  expect(JSON.stringify(body.next_action)).toContain(
    '"https://hooks.stripe.com/three-d-secure/pi_',
  );
  const { latest_charge: charge } = await stripe.sdk.paymentIntents.create({
    amount: 900,
    currency: 'usd',
    allowed_payment_method_types: ['card'],
    payment_method: 'pm_card_visa',
    confirm: true,
    expand: ['latest_charge'],
  });
  const receipt = typeof charge === 'object' ? charge?.receipt_url : null;
  expect(receipt).toMatch(/^https:\/\/pay\.stripe\.com\/receipts\/ch_/);
});

it.each([
  ['js.stripe.com', '/endive/stripe.js'],
  ['js.stripe.com', '/elements/card-form.js'],
  ['hooks.stripe.com', '/elements/challenge.js'],
])("passes the API's URL to the script at %s%s", async (host, path) => {
  const { status, body } = await ask(host, path);
  expect(status).toBe(200);
  expect(body).toContain('const API_ADDRESS = "https://api.stripe.com";');
});

it("passes the chunks' URL and the account's wallets to Stripe.js", async () => {
  const { body } = await ask('js.stripe.com', '/endive/stripe.js');
  expect(body).toContain('const CHUNKS_ADDRESS = "https://m.js.stripe.com";');
  expect(body).toContain('const ACCOUNT_WALLETS = ["link"];');
});

it('lets scripts use their own origin if no addresses are configured', async () => {
  const plain = await startForTest();
  const script = await (await fetch(`${plain.url}/endive/stripe.js`)).text();
  await plain.close();
  expect(script).toContain('const API_ADDRESS = null;');
});

it('serves each part only at its own host', async () => {
  const { body } = await challengedPayment();
  const challenge = /three-d-secure\/[^"]+/.exec(JSON.stringify(body.next_action))?.[0];
  const served: [string, number[]][] = [
    // Columns: js, m.js, api, hooks, pay, and the server's own host.
    ['/endive/stripe.js', [200, 404, 404, 404, 404, 200]],
    ['/elements/card-form', [200, 404, 404, 404, 404, 200]],
    ['/elements/chunk.js', [200, 200, 404, 404, 404, 200]],
    ['/v1/charges', [404, 404, 401, 404, 404, 401]],
    [`/${challenge}`, [404, 404, 404, 200, 404, 200]],
    ['/log', [404, 404, 404, 404, 404, 200]],
    ['/_faults', [404, 404, 404, 404, 404, 200]],
  ];
  const hosts = [...Object.values(addresses), stripe.url].map((address) => new URL(address).host);
  for (const [path, statuses] of served) {
    const found = await Promise.all(hosts.map(async (host) => (await ask(host, path)).status));
    expect([path, found]).toEqual([path, statuses]);
  }
});

it('allows cross-origin API requests', async () => {
  const response = await fetch(`${stripe.url}/v1/payment_intents/pi_1/confirm`, {
    method: 'OPTIONS',
    headers: {
      origin: 'https://js.stripe.com',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization,content-type',
    },
  });
  expect(response.status).toBe(204);
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  expect(response.headers.get('access-control-allow-headers')).toContain('authorization');
});
