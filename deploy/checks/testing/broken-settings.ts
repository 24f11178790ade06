import { completeSettings } from '@dental-shop/domain/settings/settings-fixture';
import type { ShopSettings } from '@dental-shop/domain/settings/shop-settings';
import { Refusal } from '../../refusal.ts';
import { aliasProblems } from '../../settings/reject-live-test-mixup.ts';
import { findShop } from '../../settings/settings-files.ts';
import { secretProblems } from '../../steps/secrets.ts';
import { type BuildFault, createTestFolder } from './fault.ts';

function settingsWith(change: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const complete: Record<string, unknown> = { ...completeSettings };
  const merged = Object.entries(change).map(([name, value]) => [
    name,
    typeof value === 'object' && value !== null ? { ...Object(complete[name]), ...value } : value,
  ]);
  return { ...complete, ...Object.fromEntries(merged) };
}

export function settingsProblems(content: unknown): readonly string[] {
  const folder = createTestFolder(content === undefined ? {} : { 'production.json': content });
  try {
    findShop('production', folder);
    return [];
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return error.problems;
  }
}

export const shop = (alias: string, settings: ShopSettings = completeSettings) => ({
  alias,
  file: `deploy/settings/${alias}.json`,
  settings,
});
const aliases = { production: completeSettings.projectId };
export const known = { settings: aliases, firebase: aliases };

export const secrets = {
  STRIPE_SECRET_KEY: `sk_live_${'1'.repeat(24)}`,
  STRIPE_WEBHOOK_SECRET: `whsec_${'1'.repeat(24)}`,
  SMTP_USER: 'orders',
};

export const settingsFaults: readonly BuildFault[] = [
  [
    'missing settings file',
    () => settingsProblems(undefined),
    /^There is no settings file deploy\/settings\/production\.json\. Run .* --init/,
  ],
  ['invalid JSON', () => settingsProblems('{ "projectId": }'), /isn't valid JSON/],
  [
    'a missing setting',
    () => settingsProblems(settingsWith({ mail: undefined })),
    /^mail: is missing/m,
  ],
  [
    'an emulator address',
    () => settingsProblems(settingsWith({ mail: { smtpHost: '127.0.0.1' } })),
    /^mail\.smtpHost: belongs to the local emulators/m,
  ],
  [
    'an unchanged example',
    () => settingsProblems(settingsWith({ mail: { office: 'office@example.com' } })),
    /^mail\.office: is still the example/m,
  ],
  [
    'a test key in a live shop',
    () =>
      settingsProblems(settingsWith({ stripe: { publishableKey: `pk_test_${'1'.repeat(24)}` } })),
    /^stripe\.publishableKey: is not a 'live' key/m,
  ],
  [
    'a secret key in the settings',
    () =>
      settingsProblems(settingsWith({ stripe: { publishableKey: `sk_live_${'1'.repeat(24)}` } })),
    /^stripe\.publishableKey: is not a publishable key/m,
  ],
  [
    "another project's authDomain",
    () => settingsProblems(settingsWith({ firebase: { authDomain: 'south.firebaseapp.com' } })),
    /^firebase\.authDomain: belongs to a project other than/m,
  ],
  [
    'another project under the alias',
    () => aliasProblems(shop('production'), { ...known, firebase: { production: 'south-dental' } }),
    /^\.firebaserc maps production to the project south-dental/,
  ],
  [
    'the same project for both shops',
    () =>
      aliasProblems(shop('production'), {
        ...known,
        settings: { ...aliases, staging: aliases.production },
      }),
    /projectId is the same as in deploy\/settings\/staging\.json/,
  ],
  [
    'a staging shop that takes real payments',
    () => aliasProblems(shop('staging'), { settings: {}, firebase: {} }),
    /staging must not take real payments/,
  ],
  [
    'a production shop that takes only test payments',
    () =>
      aliasProblems(
        shop('production', {
          ...completeSettings,
          stripe: { ...completeSettings.stripe, mode: 'test' },
        }),
        known,
      ),
    /production takes real payments: set it to 'live'/,
  ],
  [
    'missing Stripe secret key',
    () => secretProblems(completeSettings, { ...secrets, STRIPE_SECRET_KEY: undefined }),
    /^The secret STRIPE_SECRET_KEY has no value\. .*: npm run firebase -- functions:secrets:set STRIPE_SECRET_KEY --project north-dental$/,
  ],
  [
    'a Stripe test key in live mode',
    () =>
      secretProblems(completeSettings, {
        ...secrets,
        STRIPE_SECRET_KEY: `sk_test_${'1'.repeat(24)}`,
      }),
    /for a different Stripe mode than the publishable key/,
  ],
  [
    "trailing text after the webhook's signing secret",
    () => secretProblems(completeSettings, { ...secrets, STRIPE_WEBHOOK_SECRET: 'whsec_1,x' }),
    /^The secret STRIPE_WEBHOOK_SECRET isn't a Stripe signing secret/,
  ],
  [
    'a secret with a trailing line break',
    () => secretProblems(completeSettings, { ...secrets, STRIPE_WEBHOOK_SECRET: 'whsec_1\n' }),
    /STRIPE_WEBHOOK_SECRET ends with a space or a line break/,
  ],
];
