import { createHash } from 'node:crypto';
import { functionsRegion } from '@dental-shop/domain/api/functions-region';

export interface PolicySettings {
  /** Text of each script that stands in the page itself. */
  inlineScripts: readonly string[];
  /** Address of Stripe.js; Stripe's own hosts where it is absent. */
  stripeJsUrl?: string | undefined;
  /** Whose callable functions the page may call. */
  projectId: string;
  /** Origins of the local emulators; none in production. */
  emulatorOrigins: readonly string[];
  /** Pages elsewhere that the shop embeds: films and the quiz. */
  embeddedAddresses: readonly string[];
}

const firebaseOrigins = [
  'https://identitytoolkit.googleapis.com',
  'https://securetoken.googleapis.com',
  'https://firestore.googleapis.com',
];

/** Where callable functions answer: they are not under the shop's own address. */
function functionsOrigin(projectId: string): string {
  return `https://${functionsRegion}-${projectId}.cloudfunctions.net`;
}

/** From Stripe's own page on Content-Security-Policy. */
const stripeSources = {
  script: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frame: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  connect: ['https://api.stripe.com'],
};

function sourcesOfStripe(stripeJsUrl: string | undefined): typeof stripeSources {
  const origin = new URL(stripeJsUrl || 'https://js.stripe.com').origin;
  if (origin === 'https://js.stripe.com') return stripeSources;
  return { script: [origin], frame: [origin], connect: [origin] };
}

function originsOf(addresses: readonly string[]): string[] {
  return [...new Set(addresses.map((address) => new URL(address).origin))];
}

function hashSource(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

/**
 * The page's policy, for a `<meta http-equiv>`: a script injected into a page neither runs nor
 * sends anything anywhere. Styles are allowed inline, because emotion writes its rules there.
 */
export function contentSecurityPolicy(settings: PolicySettings): string {
  const stripe = sourcesOfStripe(settings.stripeJsUrl);
  const directives: readonly (readonly string[])[] = [
    ['default-src', "'self'"],
    ['script-src', "'self'", ...settings.inlineScripts.map(hashSource), ...stripe.script],
    ['style-src', "'self'", "'unsafe-inline'"],
    ['img-src', "'self'", 'data:'],
    ['font-src', "'self'"],
    [
      'connect-src',
      "'self'",
      ...firebaseOrigins,
      functionsOrigin(settings.projectId),
      ...stripe.connect,
      ...settings.emulatorOrigins,
    ],
    ['frame-src', ...stripe.frame, ...originsOf(settings.embeddedAddresses)],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'"],
  ];
  return directives.map((directive) => directive.join(' ')).join('; ');
}
