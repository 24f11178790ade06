import { completeSettings } from '@dental-shop/domain/settings/settings-fixture';
import { afterEach, expect, it, vi } from 'vitest';
import { fakeFirebase } from './fake-firebase.ts';
import { checkSecrets } from './secrets.ts';

const key = `sk_live_${'7'.repeat(24)}`;
const get = 'functions:secrets:get';
const access = 'functions:secrets:access';
const versions = (...states: string[]) => ({
  stdout: JSON.stringify({ result: { secrets: states.map((state) => ({ state })) } }),
});

afterEach(() => vi.restoreAllMocks());

const check = (answers: Parameters<typeof fakeFirebase>[0], ...names: string[]) =>
  checkSecrets(fakeFirebase(answers).firebase, completeSettings, names);

it('reads of the secrets only those of Stripe, and prints none', async () => {
  const printed = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const { calls, firebase } = fakeFirebase([
    [get, versions('DESTROYED', 'ENABLED')],
    [access, { output: `⚠ Your firebase-tools is old_fashioned.\n${key}\n` }],
  ]);
  await checkSecrets(firebase, completeSettings, ['STRIPE_SECRET_KEY', 'SMTP_PASSWORD']);
  expect(calls).toEqual([
    'functions:secrets:get STRIPE_SECRET_KEY --json',
    'functions:secrets:access STRIPE_SECRET_KEY',
    'functions:secrets:get SMTP_PASSWORD --json',
  ]);
  expect(JSON.stringify(printed.mock.calls)).not.toContain(key);
});

it.each([
  ['was never stored', { succeeded: false, stdout: '{"error":"HTTP Error: 404, not found"}' }],
  ['has no version in force', versions('DISABLED')],
])('says how a secret is stored that %s', async (_what, answer) => {
  await expect(check([[get, answer]], 'SMTP_USER')).rejects.toThrow(
    'npx firebase functions:secrets:set SMTP_USER --project north-dental',
  );
});

it('takes no failure for a missing value', async () => {
  const output = 'Failed to authenticate, have you run firebase login?';
  await expect(check([[get, { succeeded: false, output }]], 'SMTP_USER')).rejects.toThrow(
    'Secret Manager did not answer. Nobody is signed in',
  );
});

it.each([
  ["Stripe's other mode", `${key.replace('live', 'test')}\n`],
  ['ends with a space or a line break', `${key}\n\n`],
  ['no secret key of Stripe', 'p@ssword!\n'],
  ['no secret key of Stripe', `pk_live_${'7'.repeat(24)}\n`],
])('finds what is wrong with a key (%s) without repeating it', async (sentence, output) => {
  const refusal = await check(
    [
      [get, versions('ENABLED')],
      [access, { output }],
    ],
    'STRIPE_SECRET_KEY',
  ).catch(String);
  expect(refusal).toContain(sentence);
  expect(refusal).not.toContain('777');
});
