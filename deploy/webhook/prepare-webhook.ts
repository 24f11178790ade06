import type { ShopSettings } from '@dental-shop/domain/settings/shop-settings';
import Stripe from 'stripe';
import type { Firebase } from '../cli/firebase.ts';
import { Refusal } from '../refusal.ts';
import { type StripeSecrets, secretFix, storeSecret } from '../steps/secrets.ts';
import { type PreparedEndpoint, prepareEndpoint } from './replace-endpoint.ts';

type Switch = Pick<PreparedEndpoint, 'enable' | 'retireOthers'>;

interface Webhook {
  firebase: Firebase;
  settings: ShopSettings;
  secrets: StripeSecrets;
  stripe?: Stripe;
}

/**
 * If the Stripe key can't manage endpoints but a secret is stored, assumes that the owner created
 * the endpoint by hand.
 */
export async function prepareWebhook({
  firebase,
  settings,
  secrets: { key, webhook },
  stripe = new Stripe(key, { maxNetworkRetries: 2, timeout: 15_000, telemetry: false }),
}: Webhook): Promise<Switch> {
  const { projectId } = settings;
  let prepared: PreparedEndpoint;
  try {
    prepared = await prepareEndpoint(stripe, settings, webhook);
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripePermissionError) || webhook === undefined) {
      throw explain(error, projectId);
    }
    console.log(
      `The webhook endpoint wasn't checked: ${noPermission} Compare the endpoint with docs/stripe.md.`,
    );
    return { enable: async () => undefined, retireOthers: async () => undefined };
  }
  const { secretToStore, enable, retireOthers } = prepared;
  if (secretToStore !== undefined) {
    await storeSecret(firebase, { projectId, name: 'STRIPE_WEBHOOK_SECRET', value: secretToStore });
    console.log("✔ The signing secret of Stripe's webhook endpoint is stored in Secret Manager.");
  }
  const withExplanation = (step: () => Promise<void>) => () =>
    step().catch((error) => {
      throw explain(error, projectId);
    });
  return { enable: withExplanation(enable), retireOthers: withExplanation(retireOthers) };
}

const noPermission = "the key in STRIPE_SECRET_KEY can't manage webhook endpoints.";

function explain(error: unknown, projectId: string): unknown {
  const { errors } = Stripe;
  if (error instanceof errors.StripePermissionError) {
    return new Refusal(
      `T${noPermission.slice(1)} In Stripe's dashboard (Developers, API keys), give it the permission "Webhook Endpoints: Write" and deploy again. Or create the endpoint by hand, as docs/stripe.md describes. ${secretFix('STRIPE_WEBHOOK_SECRET', projectId)}`,
    );
  }
  if (error instanceof errors.StripeAuthenticationError) {
    return new Refusal(
      `Stripe rejects the key in STRIPE_SECRET_KEY. ${secretFix('STRIPE_SECRET_KEY', projectId)}`,
    );
  }
  if (error instanceof errors.StripeConnectionError) {
    return new Refusal("Stripe can't be reached. Check the network, then deploy again.");
  }
  if (error instanceof errors.StripeError) {
    return new Refusal(`Stripe rejected a change to the webhook endpoint: ${error.message}`);
  }
  return error;
}
