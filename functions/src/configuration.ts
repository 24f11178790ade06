import { defineInt, defineSecret, defineString } from 'firebase-functions/params';

/** Where every function runs; `firebase.json` names the same region in its rewrites. */
export const region = 'us-central1';

export const stripeApiBase = defineString('STRIPE_API_BASE', {
  default: 'https://api.stripe.com',
  description: "Address of Stripe's API, without a path",
});

export const siteUrl = defineString('SITE_URL', {
  description: 'Address of the shop, without a slash at the end: https://shop.example.com',
});

export const officeEmail = defineString('OFFICE_EMAIL', {
  description: 'Where messages of visitors and news of waiting accounts go',
});

export const mailFrom = defineString('MAIL_FROM', {
  description: 'Who the mails are from: Shop Name <orders@example.com>',
});

export const smtpHost = defineString('SMTP_HOST', { description: 'The mail server' });
export const smtpPort = defineInt('SMTP_PORT', { default: 587 });
export const smtpSecurity = defineString('SMTP_SECURE', {
  default: 'starttls',
  description: 'tls (usually port 465), starttls (587), or none for a mail catcher on this machine',
});
export const smtpUser = defineSecret('SMTP_USER');
export const smtpPassword = defineSecret('SMTP_PASSWORD');

export const apiMinimumInstances = defineInt('API_MIN_INSTANCES', {
  default: 0,
  description: 'Instances of the API that are kept warm; each costs money while it idles',
});

export const stripeSecretKey = defineSecret('STRIPE_SECRET_KEY');
export const stripeWebhookSecret = defineSecret('STRIPE_WEBHOOK_SECRET');
