import { existsSync, readFileSync } from 'node:fs';
import { completeSettings } from '@dental-shop/domain/settings/settings-fixture';
import { afterEach, expect, it, vi } from 'vitest';
import type { Firebase } from '../cli/firebase.ts';
import { fakeFirebase } from './fake-firebase.ts';
import { prepareSecrets } from './secrets.ts';

const key = `sk_live_${'7'.repeat(24)}`;
const get = 'functions:secrets:get';
const access = 'functions:secrets:access';
const versions = (...states: string[]) => ({
  stdout: JSON.stringify({ result: { secrets: states.map((state) => ({ state })) } }),
});

afterEach(() => vi.restoreAllMocks());

const check = (answers: Parameters<typeof fakeFirebase>[0], ...names: string[]) =>
  prepareSecrets(fakeFirebase(answers).firebase, completeSettings, names);

it("reads only Stripe's secrets and prints none", async () => {
  const printed = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const { calls, firebase } = fakeFirebase([
    [get, versions('DESTROYED', 'ENABLED')],
    [access, { output: `⚠ Your firebase-tools is old_fashioned.\n${key}\n` }],
  ]);
  await prepareSecrets(firebase, completeSettings, ['STRIPE_SECRET_KEY', 'SMTP_PASSWORD']);
  expect(calls).toEqual([
    'functions:secrets:get STRIPE_SECRET_KEY --json',
    'functions:secrets:access STRIPE_SECRET_KEY',
    'functions:secrets:get SMTP_PASSWORD --json',
  ]);
  expect(JSON.stringify(printed.mock.calls)).not.toContain(key);
});

it.each([
  ['was never stored', { succeeded: false, stdout: '{"error":"HTTP Error: 404, not found"}' }],
  ['has no enabled version', versions('DISABLED')],
])('shows how to store a secret that %s', async (_what, answer) => {
  await expect(check([[get, answer]], 'SMTP_USER')).rejects.toThrow(
    'npm run firebase -- functions:secrets:set SMTP_USER --project north-dental',
  );
});

it("doesn't treat a failed request as a missing secret", async () => {
  const output = 'Failed to authenticate, have you run firebase login?';
  await expect(check([[get, { succeeded: false, output }]], 'SMTP_USER')).rejects.toThrow(
    "Secret Manager didn't respond. The Firebase CLI isn't signed in",
  );
});

it.each([
  ['a different Stripe mode', `${key.replace('live', 'test')}\n`],
  ['ends with a space or a line break', `${key}\n\n`],
  ["isn't a Stripe secret key", 'p@ssword!\n'],
  ["isn't a Stripe secret key", `pk_live_${'7'.repeat(24)}\n`],
])('reports an invalid key (%s) without printing it', async (sentence, output) => {
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

const notFound = { succeeded: false, stdout: '{"error":"HTTP Error: 404, not found"}' };

function storingFirebase(answers: Parameters<typeof fakeFirebase>[0]) {
  const stored: { name: string | undefined; value: string }[] = [];
  const files: string[] = [];
  const { calls, firebase } = fakeFirebase(answers);
  const storing: Firebase = (args, options) => {
    const [command, name, , file] = args;
    if (command === 'functions:secrets:set' && file !== undefined) {
      files.push(file);
      stored.push({ name, value: readFileSync(file, 'utf8') });
    }
    return firebase(args, options);
  };
  return { stored, files, calls, firebase: storing };
}

it('generates a missing random key without printing it or passing it on the command line', async () => {
  const printed = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const { stored, files, calls, firebase } = storingFirebase([[get, notFound]]);
  await prepareSecrets(firebase, completeSettings, ['FORMER_ACCOUNTS_KEY']);
  expect(stored).toEqual([
    { name: 'FORMER_ACCOUNTS_KEY', value: expect.stringMatching(/^[\w-]{43}$/) },
  ]);
  const value = stored[0]?.value ?? '';
  expect(JSON.stringify([calls, printed.mock.calls])).not.toContain(value);
  expect(files.some((file) => existsSync(file))).toBe(false);
});

it('keeps a stored random key', async () => {
  const { stored, firebase } = storingFirebase([[get, versions('ENABLED')]]);
  await prepareSecrets(firebase, completeSettings, ['FORMER_ACCOUNTS_KEY']);
  expect(stored).toEqual([]);
});

it('generates no key while the owner still has to store a secret', async () => {
  const { stored, firebase } = storingFirebase([[get, notFound]]);
  const names = ['FORMER_ACCOUNTS_KEY', 'SMTP_USER'];
  await expect(prepareSecrets(firebase, completeSettings, names)).rejects.toThrow('SMTP_USER');
  expect(stored).toEqual([]);
});

it("removes the secret's temporary file even if firebase-tools fails", async () => {
  const { files, firebase } = storingFirebase([
    [get, notFound],
    ['functions:secrets:set', { succeeded: false, output: 'Something broke' }],
  ]);
  const names = ['FORMER_ACCOUNTS_KEY'];
  await expect(prepareSecrets(firebase, completeSettings, names)).rejects.toThrow(
    'The secret FORMER_ACCOUNTS_KEY could not be stored. Something broke',
  );
  expect(files).toHaveLength(1);
  expect(files.some((file) => existsSync(file))).toBe(false);
});

it('allows a missing webhook signing secret', async () => {
  const { firebase } = fakeFirebase([[get, notFound]]);
  expect(await prepareSecrets(firebase, completeSettings, ['STRIPE_WEBHOOK_SECRET'])).toEqual({
    key: '',
    webhook: undefined,
  });
});

it('reads both signing secrets during an endpoint rotation', async () => {
  const { firebase } = fakeFirebase([
    [get, versions('ENABLED')],
    [access, { output: 'whsec_new,whsec_old\n' }],
  ]);
  const { webhook } = await prepareSecrets(firebase, completeSettings, ['STRIPE_WEBHOOK_SECRET']);
  expect(webhook).toBe('whsec_new,whsec_old');
});

it('prompts for missing secrets until they are valid, without printing them', async () => {
  const printed = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const { stored, calls, firebase } = storingFirebase([[get, notFound]]);
  const answers = ['', key.replace('live', 'test'), key, 'smtp-user'];
  const asked: string[] = [];
  const names = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'SMTP_USER', 'FORMER_ACCOUNTS_KEY'];
  const secrets = await prepareSecrets(firebase, completeSettings, names, async (question) => {
    asked.push(question.split(' ')[0] ?? '');
    return answers.shift() ?? '';
  });
  expect(asked).toEqual([
    'STRIPE_SECRET_KEY',
    'STRIPE_SECRET_KEY',
    'STRIPE_SECRET_KEY',
    'SMTP_USER',
  ]);
  expect(stored.map(({ name }) => name)).toEqual([
    'STRIPE_SECRET_KEY',
    'SMTP_USER',
    'FORMER_ACCOUNTS_KEY',
  ]);
  expect(stored.slice(0, 2).map(({ value }) => value)).toEqual([key, 'smtp-user']);
  expect(secrets).toEqual({ key, webhook: undefined });
  expect(JSON.stringify([calls, printed.mock.calls])).not.toContain('777');
});
