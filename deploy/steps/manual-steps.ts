import { apiPaths } from '@dental-shop/domain/api/paths';
import type { ShopSettings } from '@dental-shop/domain/settings/shop-settings';
import { isStoredByOwner, secretFix } from './secrets.ts';

export function manualSteps(
  { projectId, siteUrl, appCheck, stripe, site }: ShopSettings,
  secrets: readonly string[],
): string[] {
  const firebase = `https://console.firebase.google.com/project/${projectId}`;
  const host = new URL(siteUrl).host;
  const ownDomain = !/\.(web\.app|firebaseapp\.com)$/.test(host);
  return [
    'Sign in: npm run firebase -- login, and gcloud auth login --update-adc',
    `Choose the Blaze plan, which functions need: ${firebase}/usage/details`,
    `Enable "Email/Password" in Authentication. Under Settings, User actions, turn off email enumeration protection if the shop should tell people that no account has their address: ${firebase}/authentication/providers`,
    ...(ownDomain
      ? [
          `Connect ${host} under Hosting, "Add custom domain", and add it under Authentication, Settings, Authorized domains: ${firebase}/hosting/sites`,
        ]
      : []),
    ...(appCheck.mode === 'off'
      ? []
      : [
          `Register the web app with App Check, with the reCAPTCHA Enterprise key in appCheck.siteKey, which must allow ${host} and this project's own domains: ${firebase}/appcheck/apps`,
        ]),
    `Add SPF and DKIM DNS records for the domain that sends the shop's email.`,
    ...secrets
      .filter(isStoredByOwner)
      .map((name) => `${secretFix(name, projectId)} (in a terminal, the deploy asks for it)`),
    `Deploy: npm run deploy -- --project ${projectId}. It creates the database and Stripe's webhook endpoint ${siteUrl}${apiPaths.stripeWebhook}.`,
    `Set the public-facing name to "${site.name}" under Project settings, and the action URL of Authentication's email templates to ${siteUrl}/auth/action: ${firebase}/authentication/emails`,
    `Make the first staff member: register at ${siteUrl}, follow the link in the email, then run npm run staff -- grant YOUR_ADDRESS --admin --project ${projectId}`,
    `Register a customer with another address, approve it under /staff, pay for an order${stripe.mode === 'test' ? ' with the card 4242 4242 4242 4242' : ''}, and refund it.`,
    `Set up backups, alerts and a budget: npm run deploy -- --set-up --project ${projectId}`,
    appCheck.mode === 'enforced'
      ? `Enforce App Check for Cloud Firestore, which deploys don't change: ${firebase}/appcheck/products`
      : `Enforce App Check after a week in which ${firebase}/appcheck/products shows no rejected customers: set appCheck.mode to 'enforced' and deploy, then enforce it for Cloud Firestore on that page.`,
  ];
}

export function manualStepsText(settings: ShopSettings, secrets: readonly string[]): string {
  const steps = manualSteps(settings, secrets).map((step, index) => `${index + 1}. ${step}`);
  return `Manual steps, once per project (docs/deployment.md explains each step):\n${steps.join('\n')}`;
}
