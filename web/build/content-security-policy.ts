import { createHash } from 'node:crypto';
import { apiPaths } from '@dental-shop/domain/api/paths';
import type { SiteFacts } from '@dental-shop/domain/settings/site-facts';
import type { Environment } from '../src/shared/config/parse-environment.ts';

interface PolicySettings {
  /** Text of the inline script of every page. */
  loader: string;
  environment: Pick<Environment, 'stripeScriptUrl' | 'authEmulatorUrl' | 'firestoreEmulator'>;
  site: Pick<SiteFacts, 'filmAddresses' | 'certification'>;
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
};

function sourcesOfStripe(stripeScriptUrl: string | undefined): typeof stripeSources {
  const origin = new URL(stripeScriptUrl || 'https://js.stripe.com').origin;
  if (origin === 'https://js.stripe.com') return stripeSources;
  return { script: [origin], frame: [origin], connect: [origin] };
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

function emulatorOrigins(environment: PolicySettings['environment']): string[] {
  const { authEmulatorUrl, firestoreEmulator } = environment;
  return [
    ...(authEmulatorUrl ? [new URL(authEmulatorUrl).origin] : []),
    ...(firestoreEmulator ? [`http://${firestoreEmulator.host}:${firestoreEmulator.port}`] : []),
  ];
}

/**
 * Against cross-site scripting and clickjacking: an injected script neither runs nor sends anything
 * anywhere, and no other site shows the shop in a frame. Styles are allowed inline, because emotion
 * writes its rules there. Browsers report violations to the API, where staff read them.
 */
export function contentSecurityPolicy({ loader, environment, site }: PolicySettings): string {
  const stripe = sourcesOfStripe(environment.stripeScriptUrl);
  const emulators = emulatorOrigins(environment);
  const directives: readonly (readonly string[])[] = [
    ['default-src', "'self'"],
    ['script-src', "'self'", hashSource(loader), ...stripe.script],
    ['style-src', "'self'", "'unsafe-inline'"],
    ['img-src', "'self'", 'data:'],
    ['font-src', "'self'"],
    [
      'connect-src',
      "'self'",
      ...(emulators.length > 0 ? emulators : firebaseOrigins),
      ...stripe.connect,
    ],
    ['frame-src', ...stripe.frame, ...embeddedOrigins(site)],
    ['frame-ancestors', "'none'"],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'"],
    // Firefox and Safari read the first, Chromium the second, which `Reporting-Endpoints` explains.
    ['report-uri', apiPaths.policyReports],
    ['report-to', 'policy'],
  ];
  return directives.map((directive) => directive.join(' ')).join('; ');
}
