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
  /** Text of the inline script of every page. */
  loader: string;
  environment: PolicyEnvironment;
  site: Pick<SiteFacts, 'filmAddresses' | 'certification'>;
  /** Those that the payment form offers. */
  wallets: readonly PaymentWallet[];
}

const firebaseOrigins = [
  'https://identitytoolkit.googleapis.com',
  'https://securetoken.googleapis.com',
  'https://firestore.googleapis.com',
];

/** From Stripe's own page on Content-Security-Policy. */
const stripeSources = {
  script: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frame: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  connect: ['https://api.stripe.com'],
  image: [],
};

/**
 * Link's own hosts, from the same page. Apple Pay and Google Pay run in Stripe's frames, which the
 * Permissions-Policy lets ask for a payment (`deploy/config/deploy-config.ts`).
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

/**
 * Of reCAPTCHA Enterprise, where the shop has App Check. Google names the folder `/recaptcha/` for
 * its scripts; but there are others in it by which injected markup could run code, and these two
 * are what App Check loads.
 */
const appCheckSources = {
  script: [
    'https://www.google.com/recaptcha/enterprise.js',
    'https://www.gstatic.com/recaptcha/releases/',
  ],
  frame: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  connect: ['https://content-firebaseappcheck.googleapis.com', 'https://www.google.com/recaptcha/'],
};

const nothing = { script: [], frame: [], connect: [] };

const sourcesOfAppCheck = ({ appCheck }: PolicyEnvironment) =>
  appCheck === undefined ? nothing : appCheckSources;

/**
 * Patterns of the addresses of third-party scripts that the pages may load, for Trusted Types in the
 * inline loader; the policy has the same list.
 */
export function foreignScripts(environment: PolicyEnvironment): string[] {
  const sources = [
    ...sourcesOfStripe(environment, []).script,
    ...sourcesOfAppCheck(environment).script,
  ];
  return (
    sources
      // The pattern with the wildcard takes the domain itself along: every page carries these texts.
      .filter((source) => !sources.includes(source.replace('://', '://*.')))
      .map((source) => new URL(source).href.replaceAll('.', '\\.'))
      // A label holds no slash, `@` or colon, so that no pattern leaves Stripe's domain.
      .map((source) => `^${source.replace('*\\.', '([\\w-]+\\.)*')}`)
  );
}

/** The origins of other sites' pages that the shop puts in a frame. */
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
 * Against cross-site scripting and clickjacking: an injected script neither runs nor sends anything
 * anywhere, and no other site shows the shop in a frame. Styles are allowed inline, because emotion
 * writes its rules there. Browsers report violations to the API, where staff read them.
 *
 * Trusted Types: no text becomes markup or script, and an address that of a script only by way of
 * the loader's default policy. The names of policies are not limited: those of reCAPTCHA are
 * Google's to change, and whoever can make a policy runs scripts already.
 */
export function contentSecurityPolicy(settings: PolicySettings): string {
  const { loader, environment, site, wallets } = settings;
  const stripe = sourcesOfStripe(environment, wallets);
  const appCheck = sourcesOfAppCheck(environment);
  const emulators = emulatorOrigins(environment);
  const directives: readonly (readonly string[])[] = [
    ['default-src', "'self'"],
    ['script-src', "'self'", hashSource(loader), ...stripe.script, ...appCheck.script],
    // Workers run without the loader's Trusted Types: none from another site or a blob.
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
    // Firefox and Safari read the first, Chromium the second, which `Reporting-Endpoints` explains.
    ['report-uri', apiPaths.policyReports],
    ['report-to', 'policy'],
  ];
  return directives.map((directive) => directive.join(' ')).join('; ');
}
