// biome-ignore-all lint/performance/noBarrelFile: the functions runtime finds them in one module
export { api } from './deployed/api.ts';
export { decideAccount } from './deployed/decide-account.ts';
export { deliverMail, sweepMail } from './deployed/mail.ts';
export { stripeWebhook } from './deployed/stripe-webhook.ts';
export { synchroniseClaims } from './deployed/synchronise-claims.ts';
