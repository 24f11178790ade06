import type * as z from 'zod';
import { exampleSite } from './example-site.ts';
import { type ShopSettings, shopSettings } from './shop-settings.ts';

type SettingsCheck =
  | { settings: ShopSettings; problems: readonly [] }
  | { settings?: never; problems: readonly string[] };

/** Messages never include a setting's value, because it may be a misplaced secret. */
export function checkSettings(content: unknown): SettingsCheck {
  const parsed = shopSettings.safeParse(content, { error: explain });
  if (!parsed.success) {
    return {
      problems: parsed.error.issues.map(
        ({ path, message }) => `${path.join('.') || 'The file'}: ${sentence(message)}`,
      ),
    };
  }
  const problems = [
    ...localAddresses(parsed.data),
    ...exampleValues(parsed.data),
    ...mismatchedKeys(parsed.data),
    ...mismatchedProjects(parsed.data),
    ...mailPort(parsed.data),
    ...appCheckKey(parsed.data),
  ];
  return problems.length === 0 ? { settings: parsed.data, problems: [] } : { problems };
}

const explain: z.core.$ZodErrorMap = (issue) => {
  if (issue.code === 'invalid_type' && issue.input === undefined) {
    return 'is missing. Add it as in the example file';
  }
  if (issue.code === 'unrecognized_keys') {
    return `contains unknown settings (${issue.keys.join(', ')}). Fix the name or remove it. Secrets belong in Secret Manager`;
  }
  return undefined;
};

const sentence = (message: string) => (message.endsWith('.') ? message : `${message}.`);

function texts(value: unknown, path: readonly string[] = []): { path: string; text: string }[] {
  if (typeof value === 'string') return [{ path: path.join('.'), text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => texts(inner, [...path, key]));
}

const localAddress = /\blocalhost\b|\b127\.\d+\.\d+\.\d+\b|\b0\.0\.0\.0\b|\[::1\]|_local_/;

function localAddresses(settings: ShopSettings): string[] {
  return texts(settings)
    .filter(({ text }) => localAddress.test(text))
    .map(
      ({ path }) => `${path}: belongs to the local emulators. Use the deployed shop's own value.`,
    );
}

/** Reserved for examples (RFC 2606; phone numbers 555-0100 to 0199). */
const reserved =
  /\bexample\.(com|net|org)\b|\.(example|test|invalid)\b|\b555-01\d\d\b|\bExample (Avenue|Street)\b/i;

const commonFacts = new Set(['', 'United States', 'Facebook', 'Instagram', 'LinkedIn', 'YouTube']);

const isRole = /^site\.people\..+\.role\./;

/** Only live shops need real values. Test shops can keep the example's values. */
const requiredWhenLive = /^site\.(usOffice\.|agent\.|videoChannel$|courses$)/;

function exampleValues(settings: ShopSettings): string[] {
  const hasCustomers = settings.stripe.mode === 'live';
  const examples = new Map(texts({ site: exampleSite }).map(({ path, text }) => [path, text]));
  return texts(settings)
    .filter(
      ({ path, text }) =>
        (hasCustomers || !requiredWhenLive.test(path)) &&
        (reserved.test(text) ||
          (!commonFacts.has(text) && !isRole.test(path) && examples.get(path) === text)),
    )
    .map(({ path }) => `${path}: is still the example. Enter your shop's own value.`);
}

function mismatchedKeys({ stripe }: ShopSettings): string[] {
  if (stripe.publishableKey.startsWith(`pk_${stripe.mode}_`)) return [];
  return [
    `stripe.publishableKey: is not a '${stripe.mode}' key, but stripe.mode is '${stripe.mode}'. Take both keys from the same page of Stripe's dashboard, with 'Test mode' switched ${stripe.mode === 'live' ? 'off' : 'on'}.`,
  ];
}

const firebaseDomain = /^(.+)\.(?:firebaseapp\.com|web\.app)$/;

function mismatchedProjects({ projectId, siteUrl, firebase }: ShopSettings): string[] {
  const isOther = (domain: string) => {
    const [, owner] = firebaseDomain.exec(domain) ?? [];
    return owner !== undefined && owner !== projectId;
  };
  return [
    ...(isOther(firebase.authDomain)
      ? [
          `firebase.authDomain: belongs to a project other than projectId. Copy both from the same project's page in the Firebase console.`,
        ]
      : []),
    ...(isOther(siteUrl.slice('https://'.length))
      ? [`siteUrl: belongs to a project other than projectId. Use this project's URL.`]
      : []),
  ];
}

/** With the wrong protocol for the port, the server doesn't respond, and no email is sent. */
function mailPort({ mail }: ShopSettings): string[] {
  const usual = { 465: 'tls', 587: 'starttls' }[mail.smtpPort];
  if (usual === undefined || usual === mail.smtpSecure) return [];
  return [`mail.smtpSecure: port ${mail.smtpPort} uses '${usual}'. Change one of them.`];
}

function appCheckKey({ appCheck }: ShopSettings): string[] {
  if (appCheck.mode === 'off' || appCheck.siteKey !== '') return [];
  return [
    `appCheck.siteKey: is empty, so appCheck.mode '${appCheck.mode}' would reject every page. Create a reCAPTCHA Enterprise key for the shop's domain and enter it here, or set appCheck.mode to 'off'.`,
  ];
}
