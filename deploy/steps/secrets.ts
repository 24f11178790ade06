import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ShopSettings } from '@dental-shop/domain/settings/shop-settings';
import type { Firebase } from '../cli/firebase.ts';
import { findKnownFailure } from '../cli/known-failures.ts';
import { Refusal } from '../refusal.ts';
import { promptForSecret } from './prompt-secret.ts';

const generatedSecrets = ['FORMER_ACCOUNTS_KEY'];

const sources: Readonly<Record<string, string>> = {
  STRIPE_SECRET_KEY: "Stripe's dashboard, Developers, API keys, 'Secret key'",
  STRIPE_WEBHOOK_SECRET:
    "Stripe's dashboard, Developers, Webhooks, your endpoint, 'Signing secret'",
  SMTP_USER: "your mail provider's username",
  SMTP_PASSWORD: "your mail provider's password",
};

export const isStoredByOwner = (name: string) =>
  name !== 'STRIPE_WEBHOOK_SECRET' && !generatedSecrets.includes(name);

export function secretFix(name: string, projectId: string): string {
  const source = sources[name];
  return `Store the secret ${name}${source ? ` (${source})` : ''}: npm run firebase -- functions:secrets:set ${name} --project ${projectId}`;
}

/** The messages never contain a secret's value. An undefined value means that it's missing. */
export function secretProblems(
  { projectId, stripe }: ShopSettings,
  values: Readonly<Record<string, string | undefined>>,
): string[] {
  return Object.entries(values).flatMap(([name, value]) => {
    const cure = secretFix(name, projectId);
    if (value === undefined || value === '') {
      return isStoredByOwner(name) ? [`The secret ${name} has no value. ${cure}`] : [];
    }
    if (value.trimEnd() !== value) {
      return [`The secret ${name} ends with a space or a line break. ${cure}`];
    }
    if (name === 'STRIPE_SECRET_KEY' && !/^[sr]k_(live|test)_/.test(value)) {
      return [
        `The secret ${name} isn't a Stripe secret key, which starts with sk_ or rk_. ${cure}`,
      ];
    }
    if (name === 'STRIPE_SECRET_KEY' && value.split('_')[1] !== stripe.mode) {
      return [
        `The secret ${name} is for a different Stripe mode than the publishable key, which is a ${stripe.mode} key, so no payment would succeed. Take both from the same page of Stripe's dashboard. ${cure}`,
      ];
    }
    if (name === 'STRIPE_WEBHOOK_SECRET' && !/^whsec_[^,]+(,whsec_[^,]+)?$/.test(value)) {
      return [
        `The secret ${name} isn't a Stripe signing secret, which starts with whsec_. ${cure}`,
      ];
    }
    return [];
  });
}

/** The deploy reads no other secrets. Stripe's keys start with their kind and mode. */
const stripeSecrets = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'];

/** The key at the end of firebase-tools' output, which may start with warnings. */
const printedKey = /\s*[a-z]+_[A-Za-z\d_,]+\s*$/;

async function readSecret(
  firebase: Firebase,
  { projectId }: ShopSettings,
  name: string,
): Promise<string | undefined> {
  const metadata = await firebase(['functions:secrets:get', name, '--json'], { silent: true });
  if (!metadata.succeeded) {
    if (/\b404\b|not.?found/i.test(metadata.stdout)) return undefined;
    throw new Refusal(
      `Secret Manager didn't respond. ${findKnownFailure(metadata.output)?.fix(projectId) ?? metadata.output.trim()}`,
    );
  }
  const { result }: { result: { secrets: { state: string }[] } } = JSON.parse(metadata.stdout);
  if (!result.secrets.some(({ state }) => state === 'ENABLED')) return undefined;
  if (!stripeSecrets.includes(name)) return 'stored';
  const { succeeded, stdout } = await firebase(['functions:secrets:access', name], {
    silent: true,
  });
  if (!succeeded) throw new Refusal(`This account can't read ${name} in Secret Manager.`);
  // firebase-tools may print several line breaks before the value, but it prints exactly one after
  // it.
  return (printedKey.exec(stdout)?.[0] ?? 'no key').replace(/^\s+/, '').replace(/\r?\n$/, '');
}

interface NewSecret {
  projectId: string;
  name: string;
  value: string;
}

/** Passes the secret in a file, because other users of this machine can see command lines. */
export async function storeSecret(
  firebase: Firebase,
  { projectId, name, value }: NewSecret,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'secret-'));
  try {
    const file = join(folder, 'value');
    writeFileSync(file, value, { mode: 0o600 });
    const { succeeded, output } = await firebase(
      ['functions:secrets:set', name, '--data-file', file],
      { silent: true },
    );
    if (succeeded) return;
    throw new Refusal(
      `The secret ${name} could not be stored. ${findKnownFailure(output)?.fix(projectId) ?? output.trim()}`,
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

export interface StripeSecrets {
  key: string;
  webhook: string | undefined;
}

async function promptForValue(
  ask: typeof promptForSecret,
  settings: ShopSettings,
  name: string,
): Promise<string> {
  for (;;) {
    const value = await ask(`${name} (${sources[name]}; input is hidden): `);
    const [problem] = secretProblems(settings, { [name]: value });
    if (problem === undefined) return value;
    console.log(problem);
  }
}

/**
 * Creates missing random secrets and, in a terminal, prompts for the others. Never prints a value.
 */
export async function prepareSecrets(
  firebase: Firebase,
  settings: ShopSettings,
  names: readonly string[],
  ask: typeof promptForSecret | undefined = process.stdin.isTTY ? promptForSecret : undefined,
): Promise<StripeSecrets> {
  const { projectId, stripe } = settings;
  const values: Record<string, string | undefined> = {};
  for (const name of names) {
    let value = await readSecret(firebase, settings, name);
    if (value === undefined && ask && isStoredByOwner(name)) {
      value = await promptForValue(ask, settings, name);
      await storeSecret(firebase, { projectId, name, value });
      console.log(`✔ Stored the secret ${name} in Secret Manager.`);
    }
    values[name] = value;
  }
  const problems = secretProblems(settings, values);
  if (problems.length > 0) throw new Refusal(...problems);
  for (const name of names) {
    if (values[name] !== undefined || !generatedSecrets.includes(name)) continue;
    const value = randomBytes(32).toString('base64url');
    await storeSecret(firebase, { projectId, name, value });
    console.log(`✔ Created the secret ${name}, a random key, in Secret Manager.`);
  }
  console.log(`✔ The secrets have values, and Stripe's key is a ${stripe.mode} key.`);
  const { STRIPE_SECRET_KEY: key = '', STRIPE_WEBHOOK_SECRET: webhook } = values;
  return { key, webhook };
}
