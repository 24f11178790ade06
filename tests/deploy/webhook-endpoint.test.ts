import { readFileSync } from 'node:fs';
import type { Firebase } from '@dental-shop/deploy/cli/firebase';
import { Refusal } from '@dental-shop/deploy/refusal';
import { prepareWebhook } from '@dental-shop/deploy/webhook/prepare-webhook';
import { webhookEvents } from '@dental-shop/domain/payment/webhook-events';
import { completeSettings } from '@dental-shop/domain/settings/settings-fixture';
import { startForTest, testPublishableKey } from 'local-stripe/test-server';
import Stripe from 'stripe';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const url = 'https://shop.north-dental.us/api/stripe/webhook';
const firstUrl = 'https://north-dental.web.app/api/stripe/webhook';
const firstAddress = { ...completeSettings, siteUrl: 'https://north-dental.web.app' };

let stripe: Awaited<ReturnType<typeof startForTest>>;
/** What Secret Manager has, every version. */
let stored: string[];
let printed: string[];

beforeEach(async () => {
  stripe = await startForTest();
  stored = [];
  printed = [];
  vi.spyOn(console, 'log').mockImplementation((line) => printed.push(line));
});
afterEach(() => {
  vi.restoreAllMocks();
  return stripe.close();
});

const firebase: Firebase = async ([command, name, option, file = '']) => {
  expect([command, name, option]).toEqual([
    'functions:secrets:set',
    'STRIPE_WEBHOOK_SECRET',
    '--data-file',
  ]);
  stored.push(readFileSync(file, 'utf8'));
  return { succeeded: true, output: '', stdout: '' };
};

const prepare = (settings = completeSettings, sdk = stripe.sdk) =>
  prepareWebhook({
    firebase,
    settings,
    secrets: { key: 'sk_live_none', webhook: stored.at(-1) },
    stripe: sdk,
  });

/** A whole deploy, as far as the endpoint is concerned. */
async function deploy(settings = completeSettings): Promise<void> {
  const webhook = await prepare(settings);
  await webhook.enable();
  await webhook.retireOthers();
}

const endpoints = async () => (await stripe.sdk.webhookEndpoints.list({ limit: 100 })).data;
const sending = async () =>
  (await endpoints()).filter(({ status }) => status === 'enabled').map((endpoint) => endpoint.url);

/** An endpoint as the owner creates it in Stripe's dashboard. */
async function createByHand(more: Partial<Stripe.WebhookEndpointCreateParams> = {}) {
  const { secret = '', id } = await stripe.sdk.webhookEndpoints.create({
    url,
    enabled_events: [...webhookEvents],
    api_version: Stripe.API_VERSION,
    ...more,
  });
  return { id, secret };
}

it('creates the endpoint for exactly the events of the shop and stores its secret', async () => {
  await deploy();
  expect(await endpoints()).toEqual([
    expect.objectContaining({
      url,
      status: 'enabled',
      api_version: Stripe.API_VERSION,
      enabled_events: [...webhookEvents],
    }),
  ]);
  expect(stored).toEqual([expect.stringMatching(/^whsec_\w+$/)]);
  expect(printed.join('\n')).toContain(`Stripe sends the ${webhookEvents.length} events`);
  expect(printed.join('\n')).not.toContain(stored[0]);
});

it('sends no event before the functions know the secret', async () => {
  const webhook = await prepare();
  expect(stored).toHaveLength(1);
  expect(await sending()).toEqual([]);
  await webhook.enable();
  expect(await sending()).toEqual([url]);
});

it('changes nothing at the next deploy', async () => {
  await deploy();
  const before = await endpoints();
  await deploy();
  expect(await endpoints()).toEqual(before);
  expect(stored).toHaveLength(1);
});

it('corrects the events of an endpoint, and enables it again', async () => {
  const { id, secret } = await createByHand({ enabled_events: ['charge.refunded', 'payout.paid'] });
  await stripe.sdk.webhookEndpoints.update(id, { disabled: true });
  stored.push(secret);
  await deploy();
  expect(await endpoints()).toEqual([
    expect.objectContaining({ id, status: 'enabled', enabled_events: [...webhookEvents] }),
  ]);
  expect(stored).toEqual([secret]);
});

it('replaces an endpoint of another API version, without a moment in which no event is accepted', async () => {
  const old = await createByHand({ api_version: '2024-06-20' });
  stored.push(old.secret);
  const webhook = await prepare();
  const [added, kept, ...more] = (stored.at(-1) ?? '').split(',');
  expect({ kept, more }).toEqual({ kept: old.secret, more: [] });
  expect(await sending()).toEqual([url]);

  // The functions are deployed with both secrets.
  await webhook.enable();
  expect(await sending()).toEqual([url, url]);
  // The smoke test passes.
  await webhook.retireOthers();
  const [current] = (await endpoints()).filter(({ status }) => status === 'enabled');
  expect(current?.api_version).toBe(Stripe.API_VERSION);
  expect(await stripe.sdk.webhookEndpoints.retrieve(old.id)).toMatchObject({ status: 'disabled' });

  // From the next deploy on, the old secret opens nothing.
  await deploy();
  expect(stored.at(-1)).toBe(added);
});

it('replaces an endpoint whose secret was rolled, and accepts the rolled one until then', async () => {
  await deploy();
  const [before] = await endpoints();
  stored.push('whsec_rolled');
  await deploy();
  expect(stored.at(-1)).toMatch(/^whsec_\w+,whsec_rolled$/);
  const [after, ...more] = await endpoints();
  expect(more).toEqual([]);
  expect(after?.id).not.toBe(before?.id);
});

it('accepts both secrets until the old endpoint is retired, even if a deploy fails in between', async () => {
  const old = await createByHand({ api_version: '2024-06-20' });
  stored.push(old.secret);
  await (await prepare()).enable();
  const both = stored.at(-1);
  await prepare();
  expect(stored.at(-1)).toBe(both);
});

it("replaces an endpoint whose secret was never stored, because Stripe doesn't show it again", async () => {
  const byHand = await createByHand();
  await deploy();
  expect(stored).toEqual([expect.stringMatching(/^whsec_\w+$/)]);
  expect(stored[0]).not.toBe(byHand.secret);
  expect(await sending()).toEqual([url]);
  expect(await stripe.sdk.webhookEndpoints.retrieve(byHand.id)).toMatchObject({
    status: 'disabled',
  });
});

it('replaces an endpoint that an interrupted deploy created without storing its secret', async () => {
  const earlier = await createByHand();
  stored.push(earlier.secret);
  const failing: Firebase = async () => ({ succeeded: false, output: 'Interrupted', stdout: '' });
  const changed = { ...completeSettings, siteUrl: 'https://new.north-dental.us' };
  const secrets = { key: 'sk_live_none', webhook: stored.at(-1) };
  await expect(
    prepareWebhook({ firebase: failing, settings: changed, secrets, stripe: stripe.sdk }),
  ).rejects.toThrow('STRIPE_WEBHOOK_SECRET could not be stored');

  await deploy(changed);
  expect(stored).toHaveLength(2);
  const ofNewAddress = (await endpoints()).filter((each) => each.url.includes('//new.'));
  expect(ofNewAddress).toHaveLength(1);
});

it('follows the shop to its own domain', async () => {
  await deploy(firstAddress);
  const webhook = await prepare();
  expect(stored.at(-1)).toMatch(/^whsec_\w+,whsec_\w+$/);
  await webhook.enable();
  expect((await sending()).toSorted()).toEqual([firstUrl, url].toSorted());
  await webhook.retireOthers();
  expect((await endpoints()).map((endpoint) => endpoint.url)).toEqual([url]);
});

it('leaves the endpoints of other shops in the same account alone', async () => {
  const other = { ...completeSettings, projectId: 'south-dental', siteUrl: 'https://south.us' };
  await deploy(other);
  const ofOther = await endpoints();
  stored = [];
  await deploy();
  expect(await endpoints()).toEqual(expect.arrayContaining(ofOther));
});

function addressOf(address: string): Stripe.StripeConfig {
  const { hostname, port } = new URL(address);
  return { host: hostname, port, protocol: 'http', maxNetworkRetries: 0, telemetry: false };
}

/** Stripe with a key that can't manage endpoints. */
const weakStripe = () => new Stripe(testPublishableKey, addressOf(stripe.url));

it('names the permission that a restricted key lacks, and the manual way', async () => {
  const refusal = await prepare(completeSettings, weakStripe()).catch((error) => error);
  expect(refusal).toBeInstanceOf(Refusal);
  expect(refusal.message).toContain('Webhook Endpoints: Write');
  expect(refusal.message).toContain(
    'npm run firebase -- functions:secrets:set STRIPE_WEBHOOK_SECRET --project north-dental',
  );
});

it('goes on with a restricted key if the owner has stored the secret', async () => {
  stored.push('whsec_by_hand');
  const webhook = await prepare(completeSettings, weakStripe());
  await webhook.enable();
  await webhook.retireOthers();
  expect(printed.join('\n')).toContain("The webhook endpoint wasn't checked");
  expect(await endpoints()).toEqual([]);
});

it.each([
  ['Stripe rejects the key', () => new Stripe('sk_test_other', addressOf(stripe.url))],
  ["Stripe can't be reached", () => new Stripe('sk_test_other', addressOf('http://localhost:9'))],
])('%s: the deploy stops with a sentence', async (sentence, sdk) => {
  const refusal = await prepare(completeSettings, sdk()).catch((error) => error);
  expect(refusal).toBeInstanceOf(Refusal);
  expect(refusal.message).toContain(sentence);
});
