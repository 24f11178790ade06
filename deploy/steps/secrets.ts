import type { ShopSettings } from '@dental-shop/domain/settings/shop-settings';
import { knownFailure } from '../cli/cures.ts';
import type { Firebase } from '../cli/firebase.ts';
import { Refusal } from '../refusal.ts';

/** Where the owner finds the value of each secret. */
const sources: Readonly<Record<string, string>> = {
  STRIPE_SECRET_KEY: "Stripe's dashboard, Developers, API keys, 'Secret key'",
  STRIPE_WEBHOOK_SECRET:
    "Stripe's dashboard, Developers, Webhooks, your endpoint, 'Signing secret'",
  SMTP_USER: "your mail provider's user name",
  SMTP_PASSWORD: "your mail provider's password",
};

/** How a secret's value is stored: where it is found, and the command that asks for it. */
export function secretCure(name: string, projectId: string): string {
  const source = sources[name];
  return `Store the secret ${name}${source ? ` (${source})` : ''}: npx firebase functions:secrets:set ${name} --project ${projectId}`;
}

/** What is wrong with the secrets' values; none is repeated. `undefined` stands for no value. */
export function secretProblems(
  { projectId, siteUrl, stripe }: ShopSettings,
  values: Readonly<Record<string, string | undefined>>,
): string[] {
  return Object.entries(values).flatMap(([name, value]) => {
    const cure = secretCure(name, projectId);
    if (value === undefined || value === '') {
      const hint =
        name === 'STRIPE_WEBHOOK_SECRET'
          ? ` Stripe shows it as soon as the endpoint is made, which needs no deploy: its address is ${siteUrl}/api/stripe/webhook.`
          : '';
      return [`The secret ${name} has no value.${hint} ${cure}`];
    }
    if (value.trimEnd() !== value) {
      return [`The secret ${name} ends with a space or a line break. ${cure}`];
    }
    if (name === 'STRIPE_SECRET_KEY' && !/^[sr]k_(live|test)_/.test(value)) {
      return [`The secret ${name} is no secret key of Stripe: it begins with sk_ or rk_. ${cure}`];
    }
    if (name === 'STRIPE_SECRET_KEY' && value.split('_')[1] !== stripe.mode) {
      return [
        `The secret ${name} is of Stripe's other mode than the publishable key, which is a ${stripe.mode} key: no payment would succeed. Take both from the same page of Stripe's dashboard. ${cure}`,
      ];
    }
    if (name === 'STRIPE_WEBHOOK_SECRET' && !value.startsWith('whsec_')) {
      return [`The secret ${name} is no signing secret of Stripe: it begins with whsec_. ${cure}`];
    }
    return [];
  });
}

/** Stripe's keys tell by their beginning what they are; other secrets are not read at all. */
const stripeSecrets = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'];

/** A key at the end of what firebase-tools prints, before which warnings may stand. */
const printedKey = /\s*[a-z]+_[A-Za-z\d_]+\s*$/;

async function readSecret(
  firebase: Firebase,
  { projectId }: ShopSettings,
  name: string,
): Promise<string | undefined> {
  const metadata = await firebase(['functions:secrets:get', name, '--json'], { silent: true });
  if (!metadata.succeeded) {
    if (/\b404\b|not.?found/i.test(metadata.stdout)) return undefined;
    throw new Refusal(
      `Secret Manager did not answer. ${knownFailure(metadata.output)?.cure(projectId) ?? metadata.output.trim()}`,
    );
  }
  const { result }: { result: { secrets: { state: string }[] } } = JSON.parse(metadata.stdout);
  if (!result.secrets.some(({ state }) => state === 'ENABLED')) return undefined;
  if (!stripeSecrets.includes(name)) return 'stored';
  const { succeeded, stdout } = await firebase(['functions:secrets:access', name], {
    silent: true,
  });
  if (!succeeded) throw new Refusal(`Secret Manager does not show ${name} to this account.`);
  // Of the line breaks at the end firebase-tools adds one; of those before, any number.
  return (printedKey.exec(stdout)?.[0] ?? 'no key').replace(/^\s+/, '').replace(/\r?\n$/, '');
}

/** Checks that each secret has a value, and that Stripe's are of the right kind; none is printed. */
export async function checkSecrets(
  firebase: Firebase,
  settings: ShopSettings,
  names: readonly string[],
): Promise<void> {
  const values: Record<string, string | undefined> = {};
  for (const name of names) values[name] = await readSecret(firebase, settings, name);
  const problems = secretProblems(settings, values);
  if (problems.length > 0) throw new Refusal(...problems);
  console.log(
    `✔ All ${names.length} secrets have a value, and Stripe's key is a ${settings.stripe.mode} key.`,
  );
}
