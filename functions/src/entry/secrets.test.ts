import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as functions from '../index.ts';

const source = join(import.meta.dirname, '..');
const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => ({ file, text: readFileSync(join(source, file), 'utf8') }));

/** The names of the secrets whose value a file asks for. */
const secretsUsed = (text: string) =>
  [
    ['STRIPE_SECRET_KEY', /\bstripeSecretKey\.value\(\)/],
    ['STRIPE_WEBHOOK_SECRET', /\bstripeWebhookSecret\.value\(\)/],
    ['SMTP_USER', /\bsmtpUser\.value\(\)/],
    ['SMTP_PASSWORD', /\bsmtpPassword\.value\(\)/],
  ].flatMap(([name, use]) => (new RegExp(use ?? '').test(text) ? [name] : []));

const fileOf = {
  api: 'entry/api.ts',
  cancelOpenIntents: 'entry/open-intents.ts',
  deliverMail: 'entry/mail.ts',
  reconcilePayments: 'entry/reconcile-payments.ts',
  staff: 'entry/staff.ts',
  stripeWebhook: 'entry/stripe-webhook.ts',
  sweepClaims: 'entry/synchronize-claims.ts',
  sweepMail: 'entry/mail.ts',
  sweepOpenIntents: 'entry/open-intents.ts',
  synchroniseClaims: 'entry/synchronize-claims.ts',
} satisfies Record<keyof typeof functions, string>;

describe('secrets', () => {
  // The emulator gives every function every secret: only in production would one be missing.
  it.each(Object.entries(functions))('%s declares exactly those it uses', (name, deployed) => {
    const declared = (deployed.__endpoint.secretEnvironmentVariables ?? []).map(({ key }) => key);
    const file = files.find((each) => each.file === fileOf[name as keyof typeof functions]);
    expect(declared).toEqual(secretsUsed(file?.text ?? ''));
  });

  it('are read by the deployed functions alone, not deeper in the code', () => {
    const readers = files.filter(({ text }) => secretsUsed(text).length > 0);
    expect(readers.map(({ file }) => file).sort()).toEqual([
      'entry/api.ts',
      'entry/mail.ts',
      'entry/open-intents.ts',
      'entry/reconcile-payments.ts',
      'entry/staff.ts',
      'entry/stripe-webhook.ts',
    ]);
  });
});
