// biome-ignore-all lint/performance/noBarrelFile: the functions runtime finds them in one module
import { limitBodySize } from './entry/limit-body-size.ts';

export { api } from './entry/api.ts';
export {
  checkRecords,
  notifyOffice,
  reconcilePayments,
  sweepClaims,
  sweepDeletions,
  sweepMail,
  sweepOpenIntents,
  sweepShipments,
  sweepStockNotices,
} from './entry/schedules.ts';
export { staff } from './entry/staff.ts';
export { stripeWebhook } from './entry/stripe-webhook.ts';
export { cancelOpenIntents, deliverMail, synchronizeClaims } from './entry/triggers.ts';

limitBodySize();
