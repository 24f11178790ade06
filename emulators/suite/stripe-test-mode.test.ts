import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { expect, it } from 'vitest';
import { localStripeAccount } from '../stripe-account.ts';
import { projectRoot } from './project.ts';
import { replaceSecrets, webVariables } from './stripe-test-mode.ts';

const tracked = readFileSync(join(projectRoot, 'functions/.secret.local'), 'utf8');
const account = {
  apiBase: 'https://api.stripe.com',
  scriptUrl: undefined,
  secretKey: 'sk_test_$&',
  publishableKey: 'pk_test_1',
  webhookSecret: 'whsec_1',
};

it('replaces only the Stripe secrets', () => {
  expect(parseEnv(replaceSecrets(tracked, account))).toEqual({
    ...parseEnv(tracked),
    STRIPE_SECRET_KEY: 'sk_test_$&',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
  });
});

it("sets the account's key and no Stripe.js URL by default", () => {
  expect(webVariables(account)).toEqual({
    VITE_STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
    VITE_STRIPE_JS_URL: '',
  });
});

it('matches the committed settings for the local Stripe', () => {
  const web = parseEnv(readFileSync(join(projectRoot, 'web/.env.emulators'), 'utf8'));
  expect(web).toMatchObject(webVariables(localStripeAccount));
  expect(replaceSecrets(tracked, localStripeAccount)).toBe(tracked);
  const functions = readFileSync(join(projectRoot, 'functions/.env.demo-dental-shop'), 'utf8');
  expect(parseEnv(functions)).toMatchObject({ STRIPE_API_BASE: localStripeAccount.apiBase });
});
