import { completeSettings } from '@dental-shop/domain/settings/settings-fixture';
import type { ShopSettings } from '@dental-shop/domain/settings/shop-settings';
import { stampProblems, writeStamp } from '../../builds/production-build.ts';
import { policyProblems, sharedPolicyProblems } from '../../config/policy-problems.ts';
import { webBuildProblems } from '../web-build.ts';
import { type BuildFault, createTestFolder } from './fault.ts';

export const policy =
  "script-src 'self' 'sha256-x'; frame-src https://js.stripe.com; object-src 'none'";
const film = 'https://player.vimeo.com/video/1';
const withFilm: ShopSettings = {
  ...completeSettings,
  site: { ...completeSettings.site, filmAddresses: { introduction: film } as never },
};

export const builtWeb = {
  'index.html': '<p>North Dental</p>',
  'app.html': '',
  '.content-security-policy': policy,
  'static/js/keys.js': `const keys = '${completeSettings.firebase.apiKey}${completeSettings.stripe.publishableKey}${completeSettings.appCheck.siteKey}'; new URL('http://localhost')`,
};

export function stampedFor(settings: ShopSettings): string {
  const folder = createTestFolder(builtWeb);
  writeStamp(folder, settings);
  return folder;
}

export const pagesFaults: readonly BuildFault[] = [
  [
    "a policy in firebase.json that differs from the build's",
    () =>
      sharedPolicyProblems(
        "script-src 'self'; frame-src https://js.stripe.com",
        policy,
        completeSettings,
      ),
    /^The Content-Security-Policy in firebase\.json doesn't match the build/,
  ],
  [
    'missing policy in firebase.json',
    () => policyProblems(undefined, policy, completeSettings),
    /sets no Content-Security-Policy/,
  ],
  [
    "an embedded film's host missing from the policy",
    () =>
      policyProblems(policy, policy.replace('.com;', '.com https://player.vimeo.com;'), withFilm),
    /blocks https:\/\/player\.vimeo\.com, which site\.filmAddresses\.introduction embeds/,
  ],
  [
    "Link's host missing from the policy",
    () =>
      policyProblems(policy, policy.replace('.com;', '.com https://*.link.com;'), {
        ...completeSettings,
        stripe: { ...completeSettings.stripe, wallets: ['link'] },
      }),
    /blocks https:\/\/\*\.link\.com, which stripe\.wallets embeds/,
  ],
  [
    'an emulator build in the production folder',
    () =>
      webBuildProblems(
        createTestFolder({ ...builtWeb, 'static/js/a.js': 'connect("http://127.0.0.1:9099")' }),
        completeSettings,
      ),
    /static\/js\/a\.js contains the address 127\.0\.0\.1: it was built for the emulators/,
  ],
  [
    'an emulator variable in the production build',
    () =>
      webBuildProblems(
        createTestFolder({ ...builtWeb, 'static/js/a.js': '{VITE_AUTH_EMULATOR_URL:`x`}' }),
        completeSettings,
      ),
    /contains an emulator's setting/,
  ],
  [
    'an incomplete build',
    () => webBuildProblems(createTestFolder({ 'index.html': '' }), completeSettings),
    /^web\/dist\/production lacks app\.html and \.content-security-policy/,
  ],
  [
    "the emulators' App Check in the pages",
    () =>
      webBuildProblems(
        createTestFolder({ ...builtWeb, 'static/js/a.js': 'fetch(url+"/local-app-check-token")' }),
        completeSettings,
      ),
    /contains the emulators' App Check/,
  ],
  [
    'a build without the App Check key',
    () =>
      webBuildProblems(createTestFolder(builtWeb), {
        ...completeSettings,
        appCheck: { mode: 'monitor', siteKey: `6L${'x'.repeat(38)}` },
      }),
    /was built with a different appCheck\.siteKey/,
  ],
  [
    'a build with other keys',
    () =>
      webBuildProblems(createTestFolder(builtWeb), {
        ...completeSettings,
        firebase: { ...completeSettings.firebase, apiKey: `AIza${'b'.repeat(35)}` },
      }),
    /was built with a different firebase\.apiKey/,
  ],
  [
    'a build for another project',
    () =>
      stampProblems(
        stampedFor({ ...completeSettings, projectId: 'south-dental' }),
        completeSettings,
      ),
    /was built for the project south-dental, not for north-dental/,
  ],
  [
    'a build older than the settings',
    () => stampProblems(stampedFor({ ...completeSettings, warmApiInstances: 0 }), completeSettings),
    /was built with earlier settings/,
  ],
  [
    'a build of unknown origin',
    () => stampProblems(createTestFolder(builtWeb), completeSettings),
    /production is missing or incomplete/,
  ],
];
