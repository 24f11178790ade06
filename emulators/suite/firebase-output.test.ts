import { expect, it } from 'vitest';
import { detectReloads, findAlarm } from './firebase-output.ts';

it.each([
  '⚠  functions: Your function timed out after ~60s.',
  'Error: Could not start Firestore Emulator, port taken.',
  '>  {"severity":"ERROR","message":"The order was not written"}',
  '>  TypeError: cannot read properties of undefined',
])('prints %j', (line) => {
  expect(findAlarm(line)).toBe(line);
});

it.each([
  'i  functions: Beginning execution of "us-central1-api"',
  '>  {"severity":"INFO","message":"order written"}',
  '⚠  firestore: Env variable override detected. Using firestore emulator at /tmp/x.jar',
  '',
])("doesn't print %j", (line) => {
  expect(findAlarm(line)).toBeUndefined();
});

it('removes terminal colors', () => {
  const escapeCode = String.fromCharCode(27);
  expect(findAlarm(`${escapeCode}[33m⚠  functions: slow${escapeCode}[39m`)).toBe(
    '⚠  functions: slow',
  );
});

it('distinguishes a reload from the first load', () => {
  const isReload = detectReloads();
  const loaded = '✔  functions: Loaded functions definitions from source: api, stripeWebhook.';
  expect(isReload(loaded)).toBe(false);
  expect(isReload('i  functions: Beginning execution of "us-central1-api"')).toBe(false);
  expect(isReload(loaded)).toBe(true);
});
