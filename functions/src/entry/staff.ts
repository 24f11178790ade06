import { catalogue } from '@dental-shop/domain/catalogue/catalogue';
import { checkCatalogue } from '@dental-shop/domain/catalogue/check-catalogue';
import { spanish } from '@dental-shop/domain/catalogue/spanish';
import { onCall } from 'firebase-functions/https';
import { decideAccount } from '../accounts/decide-account.ts';
import { inspectAccounts } from '../accounts/inspect-accounts.ts';
import { undoDecision } from '../accounts/undo-decision.ts';
import { updateCustomer } from '../accounts/update-customer.ts';
import { annotateOrder } from '../orders/annotate-order.ts';
import { readOrderHistory } from '../orders/read-order-history.ts';
import { reconcileOrder } from '../payments/reconcile/reconcile-order.ts';
import type { RecordingServices } from '../payments/record/record-payment.ts';
import { refundOrder } from '../payments/refund/refund-order.ts';
import { auth, firestore } from '../platform/firebase.ts';
import { once } from '../platform/once.ts';
import { officeEmail, region, stripeApiBase, stripeSecretKey } from '../platform/parameters.ts';
import { connectToStripe } from '../platform/stripe/client.ts';
import { markContactMessage } from '../staff/mark-contact-message.ts';
import { readOverview } from '../staff/read-overview.ts';
import { resendMail } from '../staff/resend-mail.ts';
import { setStaff } from '../staff/set-staff.ts';
import { performAction, type StaffActions } from './perform-staff-call.ts';
import { resources } from './resources.ts';

const accounts = { auth, firestore };
const payments: RecordingServices = {
  firestore,
  stripe: once(() => connectToStripe(stripeApiBase.value(), stripeSecretKey.value())),
  officeEmail: () => officeEmail.value(),
};

/** A new call is a contract in domain's `staffCalls`, a handler, and a row here. */
const actions: StaffActions = {
  annotateOrder: (input, staffUid) => annotateOrder(firestore, staffUid, input),
  checkCatalogue: async () => checkCatalogue(catalogue, spanish.products),
  decideAccount: (input, staffUid) => decideAccount(firestore, staffUid, input),
  inspectAccounts: (input) => inspectAccounts(accounts, input),
  markContactMessage: (input, staffUid) => markContactMessage(firestore, staffUid, input),
  readOrderHistory: (input) => readOrderHistory(firestore, input),
  readOverview: (input) => readOverview(firestore, input, Date.now()),
  reconcileOrder: (input, staffUid) => reconcileOrder(payments, staffUid, input),
  refundOrder: (input, staffUid) => refundOrder(payments, staffUid, input),
  resendMail: (input, staffUid) => resendMail(firestore, staffUid, input),
  setStaff: (input, staffUid) => setStaff(accounts, staffUid, input),
  undoDecision: (input, staffUid) => undoDecision(firestore, staffUid, input),
  updateCustomer: (input, staffUid) => updateCustomer(firestore, staffUid, input),
};

/**
 * All that staff may ask, behind Hosting at `/api/staff/NAME`: the page's own origin, whichever
 * address the site is served from, so that no other origin has to be allowed.
 */
export const staff = onCall(
  { ...resources.staff, region, secrets: [stripeSecretKey], cors: false },
  (request) => performAction(accounts, actions, request),
);
