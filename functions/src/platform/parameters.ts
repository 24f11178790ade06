import { functionsAccountId, functionsRegion } from '@dental-shop/domain/hosting/cloud-functions';
import { defineInt, defineString, expr, projectID } from 'firebase-functions/params';

export const region = functionsRegion;

export const deployedRevision = () => process.env.K_REVISION ?? 'local';

/** Secret Manager and Cloud Scheduler reject the shorthand `shop-functions@`. */
export const serviceAccount = expr`${functionsAccountId}@${projectID}.iam.gserviceaccount.com`;

export interface Seller {
  name: string;
  address: string[];
  phone: string;
  email: string;
}

export const stripeApiBase = defineString('STRIPE_API_BASE', {
  default: 'https://api.stripe.com',
  description: "URL of Stripe's API, without a path",
});

export const siteUrl = defineString('SITE_URL', {
  description: 'URL of the shop without a trailing slash: https://shop.example.com',
});

export const officeEmail = defineString('OFFICE_EMAIL', {
  description: 'Receives contact messages and notices about new accounts',
});

export const mailFrom = defineString('MAIL_FROM', {
  description: 'Sender of emails: Shop Name <orders@example.com>',
});

const sellerName = defineString('SELLER_NAME', {
  description: 'Company named on invoices and certificates',
});
const sellerAddress = defineString('SELLER_ADDRESS', {
  description: 'Its address, lines separated by | : 1 Example Street | City, ST 00000',
});
const sellerPhone = defineString('SELLER_PHONE');
const sellerEmail = defineString('SELLER_EMAIL');

export function readSeller(): Seller {
  const lines = sellerAddress.value().split('|');
  return {
    name: sellerName.value(),
    address: lines.map((line) => line.trim()),
    phone: sellerPhone.value(),
    email: sellerEmail.value(),
  };
}

export const smtpHost = defineString('SMTP_HOST', { description: 'SMTP server' });
export const smtpPort = defineInt('SMTP_PORT', { default: 587 });
export const smtpSecurity = defineString('SMTP_SECURE', {
  default: 'starttls',
  description: 'tls (usually port 465), starttls (587), or none for a local mail catcher',
});

export const staffSecondFactor = defineString('STAFF_SECOND_FACTOR', {
  default: 'off',
  description: 'required or off; required needs Identity Platform with TOTP enabled',
});

export const appCheckMode = defineString('APP_CHECK', {
  default: 'enforced',
  description: 'App Check: off, monitor (only log rejected requests) or enforced',
});

export const minApiInstances = defineInt('API_MIN_INSTANCES', {
  default: 0,
  description: 'Minimum API instances; each costs money while idle',
});
