import { defineSecret } from 'firebase-functions/params';
import { connectToSmtp } from '../mail/smtp.ts';
import { auth, firestore } from '../platform/firebase.ts';
import {
  mailFrom,
  readSeller,
  siteUrl,
  smtpHost,
  smtpPort,
  smtpSecurity,
  stripeApiBase,
} from '../platform/parameters.ts';
import { connectToStripe } from '../platform/stripe/client.ts';

/** An undeclared secret is empty at run time. This error is clearer than Stripe's. */
function secret(name: string) {
  const declaration = defineSecret(name);
  return {
    declaration,
    read(): string {
      const value = declaration.value();
      if (value === '') {
        throw new Error(`The secret ${name} is empty here: declare it for this function.`);
      }
      return value;
    },
  };
}

export const secrets = {
  stripeKey: secret('STRIPE_SECRET_KEY'),
  webhookSigning: secret('STRIPE_WEBHOOK_SECRET'),
  smtpUser: secret('SMTP_USER'),
  smtpPassword: secret('SMTP_PASSWORD'),
  formerAccountsKey: secret('FORMER_ACCOUNTS_KEY'),
};

/*
 * Each binding lists the secrets that its services need, so functions declare all they use.
 * Values are read on first use, because they aren't available during a deploy.
 */

export function bindStripe() {
  return {
    secrets: [secrets.stripeKey.declaration],
    stripe: lazy(() => connectToStripe(stripeApiBase.value(), secrets.stripeKey.read())),
  };
}

export function bindStripeWebhook() {
  const { secrets: ofStripe, stripe } = bindStripe();
  return {
    secrets: [...ofStripe, secrets.webhookSigning.declaration],
    stripe,
    signingSecret: () => secrets.webhookSigning.read(),
  };
}

export function bindFormerAccounts() {
  return {
    secrets: [secrets.formerAccountsKey.declaration],
    formerAccountsKey: () => secrets.formerAccountsKey.read(),
  };
}

export function bindMailServer() {
  const { smtpUser, smtpPassword } = secrets;
  return {
    secrets: [smtpUser.declaration, smtpPassword.declaration],
    services: {
      auth,
      firestore,
      transporter: lazy(() =>
        connectToSmtp({
          host: smtpHost.value(),
          port: smtpPort.value(),
          security: smtpSecurity.value(),
          user: smtpUser.read(),
          password: smtpPassword.read(),
        }),
      ),
      from: () => mailFrom.value(),
      siteUrl: () => siteUrl.value(),
      phone: () => readSeller().phone,
      address: () => readSeller().address,
    },
  };
}

function lazy<T>(make: () => T): () => T {
  let cached: { value: T } | undefined;
  return () => {
    cached ??= { value: make() };
    return cached.value;
  };
}
