import { existsSync, readFileSync } from 'node:fs';
import { resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { exampleSite } from '@dental-shop/domain/settings/example-site';
import { checkSettings } from '@dental-shop/domain/settings/settings-problems';
import type { PaymentWallet, ShopSettings } from '@dental-shop/domain/settings/shop-settings';
import type { SiteFacts } from '@dental-shop/domain/settings/site-facts';
import { loadEnv } from 'vite';

const webFolder = fileURLToPath(new URL('../', import.meta.url));

export interface Target {
  name: 'emulators' | 'production';
  /** With a trailing slash. */
  outputFolder: string;
  variables: Readonly<Record<string, string>>;
  site: SiteFacts;
  wallets: readonly PaymentWallet[];
  explains: boolean;
  catalogueFile?: string;
  reportFile?: string;
}

function webVariables(settings: ShopSettings): Record<string, string> {
  return {
    VITE_SITE_URL: settings.siteUrl,
    VITE_FIREBASE_PROJECT_ID: settings.projectId,
    VITE_FIREBASE_API_KEY: settings.firebase.apiKey,
    VITE_FIREBASE_AUTH_DOMAIN: settings.firebase.authDomain,
    VITE_FIREBASE_APP_ID: settings.firebase.appId,
    VITE_APP_CHECK_SITE_KEY: settings.appCheck.mode === 'off' ? '' : settings.appCheck.siteKey,
    VITE_STRIPE_PUBLISHABLE_KEY: settings.stripe.publishableKey,
    VITE_STRIPE_WALLETS: settings.stripe.wallets.join(),
    VITE_SITE_FACTS: JSON.stringify(settings.site),
  };
}

const usage =
  'Usage: build.ts --target emulators [--explain] [--catalogue FILE --output FOLDER] [--report FILE], ' +
  'or build.ts --target production --settings FILE [--explain]';

export function readTarget(args: readonly string[]): Target {
  const { values } = parseArgs({
    args: [...args],
    options: {
      target: { type: 'string' },
      settings: { type: 'string' },
      explain: { type: 'boolean', default: false },
      catalogue: { type: 'string' },
      output: { type: 'string' },
      report: { type: 'string' },
    },
  });
  const { catalogue, output, report } = values;
  // A build of a benchmark catalogue must not overwrite the shop's build or be deployed by accident.
  if ((catalogue === undefined) !== (output === undefined)) throw new Error(usage);
  if (values.target === 'emulators' && values.settings === undefined) {
    return {
      name: 'emulators',
      outputFolder:
        output === undefined ? `${webFolder}dist/emulators/` : `${resolve(output)}${sep}`,
      variables: loadEnv('emulators', webFolder),
      site: exampleSite,
      wallets: [],
      explains: values.explain,
      ...(catalogue !== undefined && { catalogueFile: catalogue }),
      ...(report !== undefined && { reportFile: report }),
    };
  }
  if (values.target !== 'production' || values.settings === undefined) throw new Error(usage);
  if (catalogue !== undefined || report !== undefined) throw new Error(usage);
  const settings = readSettings(values.settings);
  return {
    name: 'production',
    outputFolder: `${webFolder}dist/production/`,
    variables: webVariables(settings),
    site: settings.site,
    wallets: settings.stripe.wallets,
    explains: values.explain,
  };
}

function readSettings(file: string): ShopSettings {
  if (!existsSync(file)) throw new Error(`There is no settings file ${file}.`);
  const { settings, problems } = checkSettings(JSON.parse(readFileSync(file, 'utf8')));
  if (settings) return settings;
  throw new Error(`${file} cannot be deployed:\n${problems.join('\n')}`);
}
