import type { ShopSettings } from '@dental-shop/domain/settings/shop-settings';
import { secretCure } from './secrets.ts';

/** What no command can do for the owner, in the order in which it is done. */
export function byHand(
  { projectId, siteUrl, appCheck, stripe, site }: ShopSettings,
  secrets: readonly string[],
): string[] {
  const firebase = `https://console.firebase.google.com/project/${projectId}`;
  const host = new URL(siteUrl).host;
  const ownDomain = !/\.(web\.app|firebaseapp\.com)$/.test(host);
  return [
    'Sign in: npx firebase login',
    `Choose the Blaze plan, which functions need: ${firebase}/usage/details`,
    `Create the database (Standard edition, production mode, the location nam5, where the functions are: it cannot be changed later): ${firebase}/firestore`,
    `Switch on Authentication with "Email/Password", and under Settings, User actions, switch e-mail enumeration protection off if the shop is to say that no account exists with an address: ${firebase}/authentication/providers`,
    ...(ownDomain
      ? [
          `Connect ${host} under Hosting, "Add custom domain", and add it under Authentication, Settings, Authorized domains: ${firebase}/hosting/sites`,
        ]
      : []),
    ...(appCheck.mode === 'off'
      ? []
      : [
          `Register the web app with App Check, with the reCAPTCHA Enterprise key of appCheck.siteKey, whose domains are ${host} and this project's own: ${firebase}/appcheck/apps`,
        ]),
    `Name the shop "${site.name}" under Project settings, "Public-facing name", and set the action URL of every template of Authentication to ${siteUrl}/auth/action: ${firebase}/authentication/emails`,
    `In Stripe's dashboard (${stripe.mode} mode) add the webhook endpoint ${siteUrl}/api/stripe/webhook for the events that docs/stripe.md lists. It shows its signing secret at once.`,
    ...secrets.map((name) => secretCure(name, projectId)),
    `Let your mail provider's SPF and DKIM records be entered for the domain that the mails are from.`,
    `Deploy: npm run deploy -- --project ${projectId}`,
    `Make the first member of staff: register at ${siteUrl}, then npm run staff -- grant YOUR_ADDRESS --admin --project ${projectId}`,
    `Pay for something yourself${stripe.mode === 'test' ? ' with the card 4242 4242 4242 4242' : ''}, and refund it under /staff.`,
    appCheck.mode === 'enforced'
      ? `Have Firestore enforce App Check as well: ${firebase}/appcheck/products, Cloud Firestore, Enforce. No deploy does it, and none undoes it.`
      : `Enforce App Check when its figures (${firebase}/appcheck/products) show a week without refused customers: set appCheck.mode to 'enforced' and deploy, then enforce it for Cloud Firestore on that page.`,
    `Switch on backups, alerts and a budget: npm run deploy -- --set-up --project ${projectId}`,
  ];
}

/** The list as it is printed; `docs/deployment.md` explains each. */
export function byHandText(settings: ShopSettings, secrets: readonly string[]): string {
  const steps = byHand(settings, secrets).map((step, index) => `${index + 1}. ${step}`);
  return `Left to do by hand, once for each project (docs/deployment.md explains each):\n${steps.join('\n')}`;
}
