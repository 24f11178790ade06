import { createHash } from 'node:crypto';
import { apiPaths } from '@dental-shop/domain/api/paths';
import { webhookEvents } from '@dental-shop/domain/payment/webhook-events';
import type { ShopSettings } from '@dental-shop/domain/settings/shop-settings';
import Stripe from 'stripe';

type Endpoint = Stripe.WebhookEndpoint;

const projectKey = 'firebase_project';
const fingerprintKey = 'secret_sha256';

export interface PreparedEndpoint {
  /** Undefined if the stored STRIPE_WEBHOOK_SECRET stays the same. */
  secretToStore: string | undefined;
  /** Call once the functions accept the endpoint's secret. */
  enable: () => Promise<void>;
  /** Call after the smoke test. Deletes or disables the shop's other endpoints. */
  retireOthers: () => Promise<void>;
}

const fingerprintOf = (secret: string) => createHash('sha256').update(secret).digest('hex');

/**
 * Keeps the current endpoint if its secret, URL, and API version match. Otherwise, creates a new
 * one, disabled for now: Stripe shows a secret only once and can't change an endpoint's API
 * version. While an old endpoint still sends events, `secretToStore` includes its secret too.
 */
export async function prepareEndpoint(
  stripe: Stripe,
  settings: ShopSettings,
  storedSecrets: string | undefined,
): Promise<PreparedEndpoint> {
  const url = `${settings.siteUrl}${apiPaths.stripeWebhook}`;
  const isOfShop = endpointOf(settings, url);
  const found = (
    await stripe.webhookEndpoints.list({ limit: 100 }).autoPagingToArray({ limit: 1000 })
  ).filter(isOfShop);
  const stored = storedSecrets?.split(',')[0];
  const known = stored === undefined ? undefined : ownerOf(stored, found, url);
  const isCurrent = known?.url === url && known.api_version === Stripe.API_VERSION;
  const { secret, ...current } = isCurrent ? known : await createDisabled(stripe, settings, url);
  const others = found.filter(({ id }) => id !== current.id);

  const othersSend = others.some(({ status }) => status === 'enabled');
  let accepted = storedSecrets;
  if (secret !== undefined) accepted = othersSend && stored ? `${secret},${stored}` : secret;
  else if (!othersSend) accepted = stored;
  return {
    secretToStore: accepted === storedSecrets ? undefined : accepted,
    enable: () => enable(stripe, current),
    retireOthers: async () => {
      for (const other of others) await retire(stripe, other);
    },
  };
}

function endpointOf({ projectId }: ShopSettings, url: string) {
  const urls = [
    url,
    ...['web.app', 'firebaseapp.com'].map(
      (domain) => `https://${projectId}.${domain}${apiPaths.stripeWebhook}`,
    ),
  ];
  return (endpoint: Endpoint) =>
    urls.includes(endpoint.url) || endpoint.metadata[projectKey] === projectId;
}

/** A manually created endpoint has no fingerprint and is assumed to match. */
function ownerOf(stored: string, endpoints: readonly Endpoint[], url: string) {
  const fingerprint = fingerprintOf(stored);
  return (
    endpoints.find(({ metadata }) => metadata[fingerprintKey] === fingerprint) ??
    endpoints.find(
      (endpoint) => endpoint.url === url && endpoint.metadata[fingerprintKey] === undefined,
    )
  );
}

async function createDisabled(
  stripe: Stripe,
  { projectId, site }: ShopSettings,
  url: string,
): Promise<Endpoint> {
  const { id, secret } = await stripe.webhookEndpoints.create({
    url,
    enabled_events: [...webhookEvents],
    api_version: Stripe.API_VERSION,
    description: `Created by the deploy of ${site.name}`,
    // A placeholder until the next call. If the deploy is interrupted first, it shows that this
    // isn't a manual endpoint.
    metadata: { [projectKey]: projectId, [fingerprintKey]: 'unknown' },
  });
  if (secret === undefined)
    throw new Error('Stripe created an endpoint without showing its secret.');
  const metadata = { [fingerprintKey]: fingerprintOf(secret) };
  return { ...(await stripe.webhookEndpoints.update(id, { disabled: true, metadata })), secret };
}

async function enable(stripe: Stripe, endpoint: Endpoint): Promise<void> {
  const { id, url, status, enabled_events } = endpoint;
  const isComplete =
    enabled_events.toSorted().join() === webhookEvents.toSorted().join() && status === 'enabled';
  if (!isComplete) {
    await stripe.webhookEndpoints.update(id, {
      disabled: false,
      enabled_events: [...webhookEvents],
    });
  }
  console.log(
    `✔ Stripe sends the ${webhookEvents.length} events that the shop handles to ${url} (endpoint ${id}, API version ${endpoint.api_version}).${isComplete ? '' : ' The deploy has set this up.'}`,
  );
}

/** Deletes endpoints that the deploy created, but only disables manual ones. */
async function retire(stripe: Stripe, { id, url, status, metadata }: Endpoint): Promise<void> {
  if (metadata[projectKey] !== undefined) {
    await stripe.webhookEndpoints.del(id);
    console.log(`✔ The old webhook endpoint ${id} (${url}) is deleted.`);
  } else if (status === 'enabled') {
    await stripe.webhookEndpoints.update(id, { disabled: true });
    console.log(`✔ The old webhook endpoint ${id} (${url}), created by hand, is disabled.`);
  }
}
