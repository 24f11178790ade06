// biome-ignore-all lint/performance/noBarrelFile: the functions runtime finds them in one module
export { api } from './deployed/api.ts';
export { deliverMail, sweepMail } from './deployed/mail.ts';
export { cancelOpenIntents, sweepOpenIntents } from './deployed/open-intents.ts';
export { reconcilePayments } from './deployed/reconcile-payments.ts';
export { staff } from './deployed/staff.ts';
export { stripeWebhook } from './deployed/stripe-webhook.ts';
export { sweepClaims, synchroniseClaims } from './deployed/synchronise-claims.ts';
