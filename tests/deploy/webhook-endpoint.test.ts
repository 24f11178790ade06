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

async function deploy(settings = completeSettings): Promise<void> {
  const webhook = await prepare(settings);
  await webhook.enable();
  await webhook.retireOthers();
}

const endpoints = async () => (await stripe.sdk.webhookEndpoints.list({ limit: 100 })).data;
const enabledUrls = async () =>
  (await endpoints()).filter(({ status }) => status === 'enabled').map((endpoint) => endpoint.url);

async function createManually(more: Partial<Stripe.WebhookEndpointCreateParams> = {}) {
  const { secret = '', id } = await stripe.sdk.webhookEndpoints.create({
    url,
    enabled_events: [...webhookEvents],
    api_version: Stripe.API_VERSION,
    ...more,
  });
  return { id, secret };
}

it("creates an endpoint for the shop's events and stores its secret", async () => {
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

it("doesn't enable an endpoint before the functions have its secret", async () => {
  const webhook = await prepare();
  expect(stored).toHaveLength(1);
  expect(await enabledUrls()).toEqual([]);
  await webhook.enable();
  expect(await enabledUrls()).toEqual([url]);
});

it('changes nothing on the next deploy', async () => {
  await deploy();
  const before = await endpoints();
  await deploy();
  expect(await endpoints()).toEqual(before);
  expect(stored).toHaveLength(1);
});

it("corrects an endpoint's events and re-enables it", async () => {
  const { id, secret } = await createManually({
    enabled_events: ['charge.refunded', 'payout.paid'],
  });
  await stripe.sdk.webhookEndpoints.update(id, { disabled: true });
  stored.push(secret);
  await deploy();
  expect(await endpoints()).toEqual([
    expect.objectContaining({ id, status: 'enabled', enabled_events: [...webhookEvents] }),
  ]);
  expect(stored).toEqual([secret]);
});

it('replaces an endpoint without downtime if its API version differs', async () => {
  const old = await createManually({ api_version: '2024-06-20' });
  stored.push(old.secret);
  const webhook = await prepare();
  const [added, kept, ...more] = (stored.at(-1) ?? '').split(',');
  expect({ kept, more }).toEqual({ kept: old.secret, more: [] });
  expect(await enabledUrls()).toEqual([url]);

  // By now, the functions have both secrets.
  await webhook.enable();
  expect(await enabledUrls()).toEqual([url, url]);
  // By now, the smoke test has passed.
  await webhook.retireOthers();
  const [current] = (await endpoints()).filter(({ status }) => status === 'enabled');
  expect(current?.api_version).toBe(Stripe.API_VERSION);
  expect(await stripe.sdk.webhookEndpoints.retrieve(old.id)).toMatchObject({ status: 'disabled' });

  // The next deploy drops the old secret.
  await deploy();
  expect(stored.at(-1)).toBe(added);
});

it('accepts both secrets while replacing an endpoint whose secret was rolled', async () => {
  await deploy();
  const [before] = await endpoints();
  stored.push('whsec_rolled');
  await deploy();
  expect(stored.at(-1)).toMatch(/^whsec_\w+,whsec_rolled$/);
  const [after, ...more] = await endpoints();
  expect(more).toEqual([]);
  expect(after?.id).not.toBe(before?.id);
});

it('keeps both secrets if a deploy fails before retiring the old endpoint', async () => {
  const old = await createManually({ api_version: '2024-06-20' });
  stored.push(old.secret);
  await (await prepare()).enable();
  const both = stored.at(-1);
  await prepare();
  expect(stored.at(-1)).toBe(both);
});

it('replaces an endpoint whose secret was never stored', async () => {
  const manual = await createManually();
  await deploy();
  expect(stored).toEqual([expect.stringMatching(/^whsec_\w+$/)]);
  expect(stored[0]).not.toBe(manual.secret);
  expect(await enabledUrls()).toEqual([url]);
  expect(await stripe.sdk.webhookEndpoints.retrieve(manual.id)).toMatchObject({
    status: 'disabled',
  });
});

it('replaces an endpoint that an interrupted deploy created without storing its secret', async () => {
  const earlier = await createManually();
  stored.push(earlier.secret);
  const failing: Firebase = async () => ({ succeeded: false, output: 'Interrupted', stdout: '' });
  const changed = { ...completeSettings, siteUrl: 'https://new.north-dental.us' };
  const secrets = { key: 'sk_live_none', webhook: stored.at(-1) };
  await expect(
    prepareWebhook({ firebase: failing, settings: changed, secrets, stripe: stripe.sdk }),
  ).rejects.toThrow('STRIPE_WEBHOOK_SECRET could not be stored');

  await deploy(changed);
  expect(stored).toHaveLength(2);
  const newEndpoints = (await endpoints()).filter((each) => each.url.includes('//new.'));
  expect(newEndpoints).toHaveLength(1);
});

it('replaces the endpoint when the shop moves to its own domain', async () => {
  await deploy(firstAddress);
  const webhook = await prepare();
  expect(stored.at(-1)).toMatch(/^whsec_\w+,whsec_\w+$/);
  await webhook.enable();
  expect((await enabledUrls()).toSorted()).toEqual([firstUrl, url].toSorted());
  await webhook.retireOthers();
  expect((await endpoints()).map((endpoint) => endpoint.url)).toEqual([url]);
});

it("doesn't change other shops' endpoints in the same account", async () => {
  const other = { ...completeSettings, projectId: 'south-dental', siteUrl: 'https://south.us' };
  await deploy(other);
  const otherEndpoints = await endpoints();
  stored = [];
  await deploy();
  expect(await endpoints()).toEqual(expect.arrayContaining(otherEndpoints));
});

function addressOf(address: string): Stripe.StripeConfig {
  const { hostname, port } = new URL(address);
  return { host: hostname, port, protocol: 'http', maxNetworkRetries: 0, telemetry: false };
}

const restrictedStripe = () => new Stripe(testPublishableKey, addressOf(stripe.url));

it("reports a restricted key's missing permission and the manual alternative", async () => {
  const refusal = await prepare(completeSettings, restrictedStripe()).catch((error) => error);
  expect(refusal).toBeInstanceOf(Refusal);
  expect(refusal.message).toContain('Webhook Endpoints: Write');
  expect(refusal.message).toContain(
    'npm run firebase -- functions:secrets:set STRIPE_WEBHOOK_SECRET --project north-dental',
  );
});

it('accepts a restricted key if the owner has stored the secret', async () => {
  stored.push('whsec_by_hand');
  const webhook = await prepare(completeSettings, restrictedStripe());
  await webhook.enable();
  await webhook.retireOthers();
  expect(printed.join('\n')).toContain("The webhook endpoint wasn't checked");
  expect(await endpoints()).toEqual([]);
});

it.each([
  ['Stripe rejects the key', () => new Stripe('sk_test_other', addressOf(stripe.url))],
  ["Stripe can't be reached", () => new Stripe('sk_test_other', addressOf('http://localhost:9'))],
])('stops the deploy with an explanation if %s', async (sentence, sdk) => {
  const refusal = await prepare(completeSettings, sdk()).catch((error) => error);
  expect(refusal).toBeInstanceOf(Refusal);
  expect(refusal.message).toContain(sentence);
});
