import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { completeSettings } from '@dental-shop/domain/settings/settings-fixture';
import type { ShopSettings } from '@dental-shop/domain/settings/shop-settings';
import { afterAll, describe, expect, it } from 'vitest';
import { stampProblems, writeStamp } from '../builds/production-build.ts';
import type { FirebaseConfig } from '../config/deploy-config.ts';
import { policyProblems, sharedPolicyProblems } from '../config/policy-problems.ts';
import { parameterProblems } from '../parameters/declared-parameters.ts';
import { functionsParameters } from '../parameters/functions-parameters.ts';
import { Refusal } from '../refusal.ts';
import { aliasProblems } from '../settings/aliases.ts';
import { findShop } from '../settings/settings-files.ts';
import { secretProblems } from '../steps/secrets.ts';
import { functionsBuildProblems } from './functions-build.ts';
import { gitProblems } from './kept-out-of-git.ts';
import { projectFilesProblems } from './project-files.ts';
import { webBuildProblems } from './web-build.ts';

const scratch = mkdtempSync(join(tmpdir(), 'deploy-faults-'));
afterAll(() => rmSync(scratch, { recursive: true }));

/** A folder with these files; what is no text is written as JSON. */
function folderOf(files: Readonly<Record<string, unknown>>): string {
  const folder = mkdtempSync(join(scratch, 'folder-'));
  for (const [name, content] of Object.entries(files)) {
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  }
  return folder;
}

/** Settings like the complete ones, with other values in the groups that are given. */
function settingsWith(change: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const complete: Record<string, unknown> = { ...completeSettings };
  const merged = Object.entries(change).map(([name, value]) => [
    name,
    typeof value === 'object' && value !== null ? { ...Object(complete[name]), ...value } : value,
  ]);
  return { ...complete, ...Object.fromEntries(merged) };
}

/** What is said of `production.json` with this content. */
function settingsProblems(content: unknown): readonly string[] {
  const folder = folderOf(content === undefined ? {} : { 'production.json': content });
  try {
    findShop('production', folder);
    return [];
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return error.problems;
  }
}

const shop = (alias: string, settings: ShopSettings = completeSettings) => ({
  alias,
  file: `deploy/settings/${alias}.json`,
  settings,
});
const aliases = { production: completeSettings.projectId };
const known = { settings: aliases, firebase: aliases };

const policy = "script-src 'self' 'sha256-x'; frame-src https://js.stripe.com; object-src 'none'";
const film = 'https://player.vimeo.com/video/1';
const withFilm: ShopSettings = {
  ...completeSettings,
  site: { ...completeSettings.site, filmAddresses: { introduction: film } as never },
};

const builtWeb = {
  'index.html': '<p>North Dental</p>',
  'app.html': '',
  '.content-security-policy': policy,
  'static/js/keys.js': `const keys = '${completeSettings.firebase.apiKey}${completeSettings.stripe.publishableKey}${completeSettings.appCheck.siteKey}'; new URL('http://localhost')`,
};

/** The built pages, with a stamp for these settings. */
function stampedFor(settings: ShopSettings): string {
  const folder = folderOf(builtWeb);
  writeStamp(folder, settings);
  return folder;
}

const dependencies = { stripe: '23.1.0' };
const tested = { packages: { 'node_modules/stripe': { version: '23.1.0' } } };
const builtFunctions = {
  'index.js': '',
  'package.json': { main: 'index.js', dependencies },
  'package-lock.json': { packages: { '': { dependencies }, ...tested.packages } },
};

const rules = 'service cloud.firestore { match /x { allow read: if isOwner(); } }';
const config: FirebaseConfig = {
  firestore: { rules: 'firestore.rules', indexes: 'indexes.json' },
  functions: [
    {
      codebase: 'default',
      source: 'functions/dist/production',
      configDir: 'deploy/.parameters',
    },
  ],
  hosting: { public: 'web/dist/production', headers: [] },
};
const projectFiles = { 'firestore.rules': rules, 'indexes.json': { indexes: [{}] } };

/** A repository that ignores settings, with these files in it. */
function repository(files: readonly string[], ignored = '/deploy/settings/*.json\n'): string {
  const folder = folderOf({
    ...Object.fromEntries(files.map((file) => [file, '{}'])),
    '.gitignore': ignored,
  });
  const git = (...args: string[]) => spawnSync('git', args, { cwd: folder });
  git('init', '--quiet');
  git('add', '--force', '.');
  return folder;
}
const settingsFile = 'deploy/settings/production.json';

const parameters = functionsParameters(completeSettings);
const { SMTP_HOST: _left, ...oneTooFew } = parameters;

const secrets = {
  STRIPE_SECRET_KEY: `sk_live_${'1'.repeat(24)}`,
  STRIPE_WEBHOOK_SECRET: `whsec_${'1'.repeat(24)}`,
  SMTP_USER: 'orders',
};

it('takes the policy of a shop without App Check for firebase.json’s own', () => {
  const off = { ...completeSettings, appCheck: { mode: 'off', siteKey: '' } } as const;
  const shared =
    "script-src 'self' https://www.google.com/recaptcha/enterprise.js; connect-src 'self' https://content-firebaseappcheck.googleapis.com; frame-src https://js.stripe.com";
  const built = "script-src 'self'; connect-src 'self'; frame-src https://js.stripe.com";
  expect(sharedPolicyProblems(shared, built, off)).toEqual([]);
  expect(sharedPolicyProblems(shared, built, completeSettings)).toHaveLength(1);
});

it('finds nothing wrong where nothing is', () => {
  expect(settingsProblems(completeSettings)).toEqual([]);
  expect(aliasProblems(shop('production'), known)).toEqual([]);
  expect(parameterProblems(Object.keys(parameters), parameters)).toEqual([]);
  expect(policyProblems(policy, policy, completeSettings)).toEqual([]);
  expect(webBuildProblems(folderOf(builtWeb), completeSettings)).toEqual([]);
  expect(stampProblems(stampedFor(completeSettings), completeSettings)).toEqual([]);
  expect(functionsBuildProblems(folderOf(builtFunctions), tested)).toEqual([]);
  expect(projectFilesProblems(config, folderOf(projectFiles))).toEqual([]);
  expect(gitProblems([settingsFile], repository([]))).toEqual([]);
  expect(secretProblems(completeSettings, secrets)).toEqual([]);
});

/** Each fault put in on purpose, what is said of it, and what that sentence must speak of. */
const faults: readonly [fault: string, say: () => readonly string[], sentence: RegExp][] = [
  // Settings
  [
    'no settings file',
    () => settingsProblems(undefined),
    /^There is no settings file deploy\/settings\/production\.json\. Run .* --init/,
  ],
  ['a file that is no JSON', () => settingsProblems('{ "projectId": }'), /is no JSON/],
  [
    'a setting missing',
    () => settingsProblems(settingsWith({ mail: undefined })),
    /^mail: is missing/m,
  ],
  [
    "an emulator's address",
    () => settingsProblems(settingsWith({ mail: { smtpHost: '127.0.0.1' } })),
    /^mail\.smtpHost: belongs to the emulators/m,
  ],
  [
    'an example left in place',
    () => settingsProblems(settingsWith({ mail: { office: 'office@example.com' } })),
    /^mail\.office: is still the example/m,
  ],
  [
    'a test key in a live shop',
    () =>
      settingsProblems(settingsWith({ stripe: { publishableKey: `pk_test_${'1'.repeat(24)}` } })),
    /^stripe\.publishableKey: is not a key of the mode 'live'/m,
  ],
  [
    'a secret key in the settings',
    () =>
      settingsProblems(settingsWith({ stripe: { publishableKey: `sk_live_${'1'.repeat(24)}` } })),
    /^stripe\.publishableKey: is no publishable key/m,
  ],
  [
    "another project's authDomain",
    () => settingsProblems(settingsWith({ firebase: { authDomain: 'south.firebaseapp.com' } })),
    /^firebase\.authDomain: belongs to another project/m,
  ],
  // Aliases
  [
    'another project under the alias',
    () => aliasProblems(shop('production'), { ...known, firebase: { production: 'south-dental' } }),
    /^\.firebaserc says that production is the project south-dental/,
  ],
  [
    'one project for both shops',
    () =>
      aliasProblems(shop('production'), {
        ...known,
        settings: { ...aliases, staging: aliases.production },
      }),
    /projectId is the same as in deploy\/settings\/staging\.json/,
  ],
  [
    'a shop for testing that takes real payments',
    () => aliasProblems(shop('staging'), { settings: {}, firebase: {} }),
    /staging must not take real payments/,
  ],
  [
    'a shop for customers that takes only test payments',
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
  // Functions
  [
    'a parameter missing',
    () => parameterProblems(Object.keys(parameters), oneTooFew),
    /^The functions declare the parameter SMTP_HOST, which no setting gives/,
  ],
  [
    'a parameter that is unknown',
    () => parameterProblems(Object.keys(oneTooFew), parameters),
    /gives the parameter SMTP_HOST, which the functions do not declare/,
  ],
  [
    'functions that are not built',
    () => functionsBuildProblems(folderOf({}), tested),
    /^functions\/dist\/production is not built/,
  ],
  [
    "no lock file of the functions' folder",
    () => {
      const { 'package-lock.json': _lock, ...rest } = builtFunctions;
      return functionsBuildProblems(folderOf(rest), tested);
    },
    /package-lock\.json is missing, so that a deploy would install other versions/,
  ],
  [
    'a lock file of other packages',
    () =>
      functionsBuildProblems(
        folderOf({ ...builtFunctions, 'package-lock.json': { packages: { '': {} } } }),
        tested,
      ),
    /does not belong to the package\.json beside it/,
  ],
  [
    'a lock file with a version that was not tested',
    () =>
      functionsBuildProblems(folderOf(builtFunctions), {
        packages: { 'node_modules/stripe': { version: '23.2.0' } },
      }),
    /another version of stripe than package-lock\.json, with which the tests ran/,
  ],
  [
    'local secrets among what is uploaded',
    () => functionsBuildProblems(folderOf({ ...builtFunctions, '.secret.local': 'X=1' }), tested),
    /\.secret\.local would be uploaded/,
  ],
  // Policy
  [
    "a policy in firebase.json that is not the build's",
    () =>
      sharedPolicyProblems(
        "script-src 'self'; frame-src https://js.stripe.com",
        policy,
        completeSettings,
      ),
    /^The Content-Security-Policy in firebase\.json is not the build's/,
  ],
  [
    'no policy in firebase.json',
    () => policyProblems(undefined, policy, completeSettings),
    /puts no Content-Security-Policy/,
  ],
  [
    "an embedded film's host missing from the policy",
    () =>
      policyProblems(policy, policy.replace('.com;', '.com https://player.vimeo.com;'), withFilm),
    /does not let in https:\/\/player\.vimeo\.com, which site\.filmAddresses\.introduction embeds/,
  ],
  // Pages
  [
    "the emulators' build in production's folder",
    () =>
      webBuildProblems(
        folderOf({ ...builtWeb, 'static/js/a.js': 'connect("http://127.0.0.1:9099")' }),
        completeSettings,
      ),
    /static\/js\/a\.js holds the address 127\.0\.0\.1: this is the emulators' shop/,
  ],
  [
    "an emulator's variable in production's build",
    () =>
      webBuildProblems(
        folderOf({ ...builtWeb, 'static/js/a.js': '{VITE_AUTH_EMULATOR_URL:`x`}' }),
        completeSettings,
      ),
    /holds an emulator's setting/,
  ],
  [
    'a build that ended half-way',
    () => webBuildProblems(folderOf({ 'index.html': '' }), completeSettings),
    /^web\/dist\/production lacks app\.html and \.content-security-policy/,
  ],
  [
    "the emulators' App Check in the pages",
    () =>
      webBuildProblems(
        folderOf({ ...builtWeb, 'static/js/a.js': 'fetch(url+"/local-app-check-token")' }),
        completeSettings,
      ),
    /holds the emulators' App Check/,
  ],
  [
    'a build without the key of App Check',
    () =>
      webBuildProblems(folderOf(builtWeb), {
        ...completeSettings,
        appCheck: { mode: 'monitor', siteKey: `6L${'x'.repeat(38)}` },
      }),
    /was built with another appCheck\.siteKey/,
  ],
  [
    'a build with other keys',
    () =>
      webBuildProblems(folderOf(builtWeb), {
        ...completeSettings,
        firebase: { ...completeSettings.firebase, apiKey: `AIza${'b'.repeat(35)}` },
      }),
    /was built with another firebase\.apiKey/,
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
    'a build that is older than the settings',
    () => stampProblems(stampedFor({ ...completeSettings, warmApiInstances: 0 }), completeSettings),
    /was built before the settings were changed/,
  ],
  [
    'a build of unknown origin',
    () => stampProblems(folderOf(builtWeb), completeSettings),
    /was not built by this command/,
  ],
  // Git and what is deployed as it is
  [
    'settings that Git has',
    () => gitProblems([settingsFile], repository([settingsFile])),
    /^deploy\/settings\/production\.json: Git has it/,
  ],
  [
    'settings that Git would take in',
    () => gitProblems([settingsFile], repository([], '')),
    /^deploy\/settings\/production\.json: Git would take it in/,
  ],
  [
    'no rules',
    () => projectFilesProblems(config, folderOf({ ...projectFiles, 'firestore.rules': '' })),
    /^firestore\.rules holds no rules/,
  ],
  [
    'no file of rules',
    () => projectFilesProblems(config, folderOf({ 'indexes.json': { indexes: [{}] } })),
    /^firestore\.rules is missing/,
  ],
  [
    'rules that let everybody in',
    () =>
      projectFilesProblems(
        config,
        folderOf({
          ...projectFiles,
          'firestore.rules': 'service cloud.firestore { allow read, write: if true; }',
        }),
      ),
    /has a rule that lets everybody in/,
  ],
  [
    'no file of indexes',
    () => projectFilesProblems(config, folderOf({ 'firestore.rules': rules })),
    /^indexes\.json is missing/,
  ],
  [
    "the emulators' folder in firebase.json",
    () =>
      projectFilesProblems(
        { ...config, hosting: { ...config.hosting, public: 'web/dist/emulators' } },
        folderOf(projectFiles),
      ),
    /^firebase\.json: hosting\.public is web\/dist\/emulators/,
  ],
  // Secrets
  [
    'no secret key of Stripe',
    () => secretProblems(completeSettings, { ...secrets, STRIPE_SECRET_KEY: undefined }),
    /^The secret STRIPE_SECRET_KEY has no value\. .*: npx firebase functions:secrets:set STRIPE_SECRET_KEY --project north-dental$/,
  ],
  [
    "Stripe's test key beside the live one",
    () =>
      secretProblems(completeSettings, {
        ...secrets,
        STRIPE_SECRET_KEY: `sk_test_${'1'.repeat(24)}`,
      }),
    /of Stripe's other mode than the publishable key/,
  ],
  [
    "no secret of Stripe's webhook",
    () => secretProblems(completeSettings, { ...secrets, STRIPE_WEBHOOK_SECRET: '' }),
    /which needs no deploy: its address is https:\/\/shop\.north-dental\.us\/api\/stripe\/webhook/,
  ],
  [
    'a secret with a line break at its end',
    () => secretProblems(completeSettings, { ...secrets, STRIPE_WEBHOOK_SECRET: 'whsec_1\n' }),
    /STRIPE_WEBHOOK_SECRET ends with a space or a line break/,
  ],
];

describe('each fault has a sentence of its own', () => {
  it.each(faults)('%s', (_fault, say, sentence) => {
    const said = say();
    const matching = said.filter((problem) => sentence.test(problem));
    expect(matching, said.join('\n')).toHaveLength(1);
    // The heading of the settings file aside, nothing else is found wrong.
    expect(said.filter((problem) => !problem.endsWith(':'))).toHaveLength(1);
  });

  it('for no two the same', () => {
    const sentences = faults.flatMap(([, say]) => say().filter((each) => !each.endsWith(':')));
    expect(new Set(sentences).size).toBe(faults.length);
  });
});
