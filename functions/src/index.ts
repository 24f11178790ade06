// biome-ignore-all lint/performance/noBarrelFile: the functions runtime finds them in one module
export { api } from './deployed/api.ts';
export { checkCatalogue } from './deployed/check-catalogue.ts';
export { decideAccount } from './deployed/decide-account.ts';
export { inspectAccounts } from './deployed/inspect-accounts.ts';
export { deliverMail, sweepMail } from './deployed/mail.ts';
export { markContactMessage } from './deployed/mark-contact-message.ts';
export { cancelOpenIntents, sweepOpenIntents } from './deployed/open-intents.ts';
export { reconcileOrder, reconcilePayments, refundOrder } from './deployed/payments.ts';
export { readOverview } from './deployed/read-overview.ts';
export { setStaff } from './deployed/set-staff.ts';
export { annotateOrder, readOrderHistory, resendMail } from './deployed/staff-orders.ts';
export { stripeWebhook } from './deployed/stripe-webhook.ts';
export { sweepClaims, synchroniseClaims } from './deployed/synchronise-claims.ts';
export { undoDecision } from './deployed/undo-decision.ts';
export { updateCustomer } from './deployed/update-customer.ts';
