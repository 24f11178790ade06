import { createHash } from 'node:crypto';
import { apiPaths } from '@dental-shop/domain/api/paths';
import type { PaymentWallet } from '@dental-shop/domain/settings/shop-settings';
import type { SiteFacts } from '@dental-shop/domain/settings/site-facts';
import type { Environment } from '../src/shared/config/parse-environment.ts';

type PolicyEnvironment = Pick<
  Environment,
  'appCheck' | 'stripeScriptUrl' | 'appCheckEmulatorUrl' | 'authEmulatorUrl' | 'firestoreEmulator'
>;

interface PolicySettings {
  loader: string;
  environment: PolicyEnvironment;
  site: Pick<SiteFacts, 'filmAddresses' | 'certification'>;
  wallets: readonly PaymentWallet[];
}

const firebaseOrigins = [
  'https://identitytoolkit.googleapis.com',
  'https://securetoken.googleapis.com',
  'https://firestore.googleapis.com',
];

/** From Stripe's Content-Security-Policy documentation. */
const stripeSources = {
  script: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frame: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  connect: ['https://api.stripe.com'],
  image: [],
};

/**
 * Also from Stripe's documentation. Apple Pay and Google Pay need no other hosts, because they run in Stripe's frames.
 */
const linkHosts = ['https://link.com', 'https://*.link.com'];

interface Sources {
  script: readonly string[];
  frame: readonly string[];
  connect: readonly string[];
  image: readonly string[];
}

function sourcesOfStripe(
  { stripeScriptUrl }: PolicyEnvironment,
  wallets: PolicySettings['wallets'],
): Sources {
  const origin = new URL(stripeScriptUrl || 'https://js.stripe.com').origin;
  if (origin !== 'https://js.stripe.com') {
    return { script: [origin], frame: [origin], connect: [origin], image: [] };
  }
  if (!wallets.includes('link')) return stripeSources;
  return {
    ...stripeSources,
    frame: [...stripeSources.frame, ...linkHosts],
    connect: [...stripeSources.connect, ...linkHosts],
    image: ['https://*.link.com'],
  };
}

/** Excludes the rest of `/recaptcha/`. Some of its scripts would let an attacker who can inject HTML run code. */
const appCheckSources = {
  script: [
    'https://www.google.com/recaptcha/enterprise.js',
    'https://www.gstatic.com/recaptcha/releases/',
  ],
  frame: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  connect: ['https://content-firebaseappcheck.googleapis.com', 'https://www.google.com/recaptcha/'],
};

const noSources = { script: [], frame: [], connect: [] };

const sourcesOfAppCheck = ({ appCheck }: PolicyEnvironment) =>
  appCheck === undefined ? noSources : appCheckSources;

/** The third-party script URLs that the CSP allows, as regular expressions for the Trusted Types policy. */
export function thirdPartyScripts(environment: PolicyEnvironment): string[] {
  const sources = [
    ...sourcesOfStripe(environment, []).script,
    ...sourcesOfAppCheck(environment).script,
  ];
  return (
    sources
      // Every page contains these patterns, so omit domains that a wildcard already covers.
      .filter((source) => !sources.includes(source.replace('://', '://*.')))
      .map((source) => new URL(source).href.replaceAll('.', '\\.'))
      // `[\w-]` excludes `/`, `@`, and `:`, so a match can't leave Stripe's domain.
      .map((source) => `^${source.replace('*\\.', '([\\w-]+\\.)*')}`)
  );
}

function embeddedOrigins({ filmAddresses, certification }: PolicySettings['site']): string[] {
  const addresses = [...Object.values(filmAddresses), certification.quizAddress];
  const origins = addresses.filter(Boolean).map((address) => new URL(address).origin);
  return [...new Set(origins)];
}

function hashSource(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

function emulatorOrigins(environment: PolicyEnvironment): string[] {
  const { appCheckEmulatorUrl, authEmulatorUrl, firestoreEmulator } = environment;
  return [
    ...(appCheckEmulatorUrl ? [new URL(appCheckEmulatorUrl).origin] : []),
    ...(authEmulatorUrl ? [new URL(authEmulatorUrl).origin] : []),
    ...(firestoreEmulator ? [`http://${firestoreEmulator.host}:${firestoreEmulator.port}`] : []),
  ];
}

/**
 * Inline styles are allowed because Emotion inserts its rules as `<style>`. Trusted Types policy names aren't
 * restricted, because reCAPTCHA may rename its policies. Restricting them wouldn't add much security: only code that
 * already runs can create a policy.
 */
export function contentSecurityPolicy(settings: PolicySettings): string {
  const { loader, environment, site, wallets } = settings;
  const stripe = sourcesOfStripe(environment, wallets);
  const appCheck = sourcesOfAppCheck(environment);
  const emulators = emulatorOrigins(environment);
  const directives: readonly (readonly string[])[] = [
    ['default-src', "'self'"],
    ['script-src', "'self'", hashSource(loader), ...stripe.script, ...appCheck.script],
    // Trusted Types don't apply in workers, so only same-origin workers are allowed.
    ['worker-src', "'self'"],
    ['style-src', "'self'", "'unsafe-inline'"],
    ['img-src', "'self'", 'data:', ...stripe.image],
    ['font-src', "'self'"],
    [
      'connect-src',
      "'self'",
      ...(emulators.length > 0 ? emulators : firebaseOrigins),
      ...stripe.connect,
      ...appCheck.connect,
    ],
    ['frame-src', ...stripe.frame, ...appCheck.frame, ...embeddedOrigins(site)],
    ['frame-ancestors', "'none'"],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'"],
    ['require-trusted-types-for', "'script'"],
    // Firefox and Safari use `report-uri`; Chromium uses `report-to` with the `Reporting-Endpoints` header.
    ['report-uri', apiPaths.policyReports],
    ['report-to', 'policy'],
  ];
  return directives.map((directive) => directive.join(' ')).join('; ');
}
