import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { waitFor } from '../shop/wait-for.ts';
import { hasStripeCli, listenSecret, StripeListen } from './stripe-cli.ts';

const folder = mkdtempSync(join(tmpdir(), 'stripe-cli-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A fake Stripe CLI that records its calls, then either prints something or waits. */
function tool(printed: string): { command: string; calls: () => string } {
  const [command, calls] = [join(folder, 'stripe'), join(folder, 'calls')];
  writeFileSync(calls, '');
  writeFileSync(
    command,
    `#!/bin/sh
echo "$STRIPE_API_KEY $*" >> '${calls}'
case "$*" in
  *--forward-to*) exec sleep 60 ;;
  *) echo '${printed}' ;;
esac
`,
  );
  chmodSync(command, 0o755);
  return { command, calls: () => readFileSync(calls, 'utf8') };
}

it('detects whether the Stripe CLI is installed', () => {
  expect(hasStripeCli(tool('stripe version 1.40.0').command)).toBe(true);
  expect(hasStripeCli(join(folder, 'none'))).toBe(false);
});

it('returns the signing secret without passing the key as an argument', () => {
  const { command, calls } = tool('whsec_abc123');
  expect(listenSecret('sk_test_1', command)).toBe('whsec_abc123');
  expect(calls()).toBe('sk_test_1 listen --print-secret\n');
  expect(() => listenSecret('sk_test_1', tool('Please log in').command)).toThrow(
    'returned no signing secret',
  );
});

it('forwards events until stopped', async () => {
  const { command, calls } = tool('');
  const listening = new StripeListen('sk_test_1', 'http://127.0.0.1:1/webhook', command);
  await waitFor('its start', async () => calls() !== '');
  expect(calls()).toBe('sk_test_1 listen --forward-to http://127.0.0.1:1/webhook\n');
  await listening.stop();
  await listening.stop();
});
