import { defineSecret } from 'firebase-functions/params';
import type Stripe from 'stripe';
import type { MailServices } from '../mail/deliver-mail.ts';
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

/**
 * A value of Secret Manager. Only the functions that declare a secret have it; to the others the
 * SDK would say that it is empty, and the failure would come later, from Stripe or from the mail
 * server.
 */
function secret(name: string) {
  const declaration = defineSecret(name);
  return {
    /** For a function's option `secrets`. */
    declaration,
    /** Throws where the function that runs does not declare the secret. */
    read(): string {
      const value = declaration.value();
      if (value === '') {
        throw new Error(`The secret ${name} is empty here: a function must declare what it reads.`);
      }
      return value;
    },
  };
}

/** Exported for the test; functions take one of the bindings below. */
export const secrets = {
  stripeKey: secret('STRIPE_SECRET_KEY'),
  webhookSigning: secret('STRIPE_WEBHOOK_SECRET'),
  smtpUser: secret('SMTP_USER'),
  smtpPassword: secret('SMTP_PASSWORD'),
  formerAccountsKey: secret('FORMER_ACCOUNTS_KEY'),
};

/*
 * What is reached with secrets comes together with those to declare, so that no function uses the
 * one without the other. Each function has a binding of its own. The values are read at the first
 * use: there are none while functions are being deployed.
 */

interface StripeBinding {
  secrets: SecretDeclaration[];
  stripe: () => Stripe;
}

type SecretDeclaration = ReturnType<typeof defineSecret>;

export function bindStripe(): StripeBinding {
  return {
    secrets: [secrets.stripeKey.declaration],
    stripe: lazy(() => connectToStripe(stripeApiBase.value(), secrets.stripeKey.read())),
  };
}

interface WebhookBinding extends StripeBinding {
  /** What Stripe signs its events with. */
  signingSecret: () => string;
}

export function bindStripeWebhook(): WebhookBinding {
  const { secrets: ofStripe, stripe } = bindStripe();
  return {
    secrets: [...ofStripe, secrets.webhookSigning.declaration],
    stripe,
    signingSecret: () => secrets.webhookSigning.read(),
  };
}

interface FormerAccountsBinding {
  secrets: SecretDeclaration[];
  /** What suspended and declined accounts are hashed with when they're deleted. */
  formerAccountsKey: () => string;
}

export function bindFormerAccounts(): FormerAccountsBinding {
  return {
    secrets: [secrets.formerAccountsKey.declaration],
    formerAccountsKey: () => secrets.formerAccountsKey.read(),
  };
}

interface MailBinding {
  secrets: SecretDeclaration[];
  services: MailServices;
}

export function bindMailServer(): MailBinding {
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
    },
  };
}

function lazy<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
