import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { stripeWebhookUrl } from '@dental-shop/emulators/addresses';
import type { StripeAccount } from '@dental-shop/emulators/stripe-account';
import { StartFailure } from '@dental-shop/emulators/suite/start-failure';
import { startLocalStripe } from 'local-stripe';
import { ensureBrowser } from '../run/ensure-browser.ts';
import { withOwnShop } from '../run/own-shop.ts';
import { runProgram, stoppingSignal } from '../run/program.ts';
import { runCommand } from '../run/run-command.ts';
import { accountVariables, connectTo } from './account-under-test.ts';
import { EventForwarding } from './forward-events.ts';
import { hasStripeCli, listenSecret, StripeListen } from './stripe-cli.ts';
import { readTestKeys, skipped } from './test-keys.ts';

const maxTestsMs = 20 * 60_000;

/** Different from the port of the shop's own local Stripe. */
const fakePort = 12112;

/** Only used to sign forwarded events. */
const forwardingSecret = 'whsec_of_events_handed_on';

interface TestRun {
  account: StripeAccount;
  forward: () => { stop(): Promise<void> };
}

function byPolling(account: StripeAccount): TestRun {
  return {
    account,
    forward: () =>
      new EventForwarding({
        stripe: connectTo(account),
        webhookUrl: stripeWebhookUrl,
        webhookSecret: account.webhookSecret,
        pauseMs: 1_000,
        log: console.log,
      }),
  };
}

function realStripe(keys: Pick<StripeAccount, 'secretKey' | 'publishableKey'>): TestRun {
  const account = { ...keys, apiBase: 'https://api.stripe.com', scriptUrl: undefined };
  if (!hasStripeCli()) {
    console.log('Polling for events, because the Stripe CLI is not installed.');
    return byPolling({ ...account, webhookSecret: forwardingSecret });
  }
  console.log('Receiving events from `stripe listen`.');
  return {
    account: { ...account, webhookSecret: listenSecret(keys.secretKey) },
    forward: () => new StripeListen(keys.secretKey, stripeWebhookUrl),
  };
}

async function run({ account, forward }: TestRun, signal: AbortSignal): Promise<boolean> {
  ensureBrowser();
  const options = { logs: 'stripe-logs', stripe: account, log: console.log, signal };
  return withOwnShop(options, async () => {
    const forwarding = forward();
    try {
      const code = await runCommand({
        args: [
          createRequire(import.meta.url).resolve('@playwright/test/cli'),
          'test',
          ...['--config', join(import.meta.dirname, 'playwright.config.ts')],
        ],
        environment: accountVariables(account),
        limitMs: maxTestsMs,
        signal,
      });
      return code === 0;
    } finally {
      await forwarding.stop();
    }
  });
}

/** Tests this program with a local Stripe instead of a real account. */
async function runStandIn(signal: AbortSignal): Promise<boolean> {
  console.log('Using a local Stripe: this tests the program, not a Stripe account.');
  const account: StripeAccount = {
    apiBase: `http://127.0.0.1:${fakePort}`,
    scriptUrl: `http://localhost:${fakePort}/endive/stripe.js`,
    secretKey: 'sk_test_stand_in',
    publishableKey: 'pk_test_stand_in',
    webhookSecret: forwardingSecret,
  };
  const server = await startLocalStripe({ ...account, port: fakePort, webhookUrl: null });
  try {
    return await run(byPolling(account), signal);
  } finally {
    await server.close();
  }
}

function readKeys() {
  try {
    return readTestKeys(process.env);
  } catch (error) {
    throw new StartFailure(error instanceof Error ? error.message : String(error));
  }
}

await runProgram(async () => {
  const { values } = parseArgs({ options: { 'stand-in': { type: 'boolean', default: false } } });
  const signal = stoppingSignal();
  if (values['stand-in']) return runStandIn(signal);
  const keys = readKeys();
  if (keys) return run(realStripe(keys), signal);
  console.log(skipped);
  return true;
});
