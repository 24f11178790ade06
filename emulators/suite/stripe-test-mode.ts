import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StripeAccount } from '../stripe-account.ts';
import { builtFolders, projectRoot } from './project.ts';

/** These override the web app's env file. */
export function webVariables({ scriptUrl, publishableKey }: StripeAccount): Record<string, string> {
  return { VITE_STRIPE_PUBLISHABLE_KEY: publishableKey, VITE_STRIPE_JS_URL: scriptUrl ?? '' };
}

export function replaceSecrets(text: string, account: StripeAccount): string {
  return text
    .replace(/^STRIPE_SECRET_KEY=.*$/m, () => `STRIPE_SECRET_KEY=${account.secretKey}`)
    .replace(/^STRIPE_WEBHOOK_SECRET=.*$/m, () => `STRIPE_WEBHOOK_SECRET=${account.webhookSecret}`);
}

const built = (file: string) => join(projectRoot, builtFolders.functions, file);

/** firebase-tools reads `.env.local` only for the emulators, after the project's own file. */
export function useStripeAccount(account: StripeAccount): void {
  writeFileSync(built('.env.local'), `STRIPE_API_BASE=${account.apiBase}\n`);
  const secrets = replaceSecrets(readFileSync(built('.secret.local'), 'utf8'), account);
  writeFileSync(built('.secret.local'), secrets, { mode: 0o600 });
}

export function resetStripeSettings(): void {
  for (const file of ['.env.local', '.secret.local']) rmSync(built(file), { force: true });
}
