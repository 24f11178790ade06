// biome-ignore-all lint/performance/noBarrelFile: the functions runtime finds them in one module
export { api } from './entry/api.ts';
export { deliverMail, sweepMail } from './entry/mail.ts';
export { cancelOpenIntents, sweepOpenIntents } from './entry/open-intents.ts';
export { reconcilePayments } from './entry/reconcile-payments.ts';
export { staff } from './entry/staff.ts';
export { stripeWebhook } from './entry/stripe-webhook.ts';
export { sweepClaims, synchroniseClaims } from './entry/synchronize-claims.ts';
