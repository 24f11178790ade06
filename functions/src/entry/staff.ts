import { staffCalls } from '@dental-shop/domain/api/staff/calls';
import { catalogue } from '@dental-shop/domain/catalogue/catalogue';
import { checkCatalogue } from '@dental-shop/domain/catalogue/sheet/check-catalogue';
import { spanish } from '@dental-shop/domain/catalogue/spanish';
import { onCall } from 'firebase-functions/https';
import { decideAccount } from '../accounts/decide-account.ts';
import { inspectAccounts } from '../accounts/inspect-accounts.ts';
import { undoDecision } from '../accounts/undo-decision.ts';
import { updateCustomer } from '../accounts/update-customer.ts';
import { annotateOrder } from '../orders/annotate-order.ts';
import { readOrderHistory } from '../orders/read-order-history.ts';
import { reconcileOrder } from '../payments/reconcile/reconcile-order.ts';
import { refundOrder } from '../payments/refund/refund-order.ts';
import { auth, firestore } from '../platform/firebase.ts';
import { officeEmail, region } from '../platform/parameters.ts';
import { findAccount } from '../staff/find-account.ts';
import { markContactMessage } from '../staff/mark-contact-message.ts';
import { readOverview } from '../staff/read-overview.ts';
import { resendMail } from '../staff/resend-mail.ts';
import { setStaff } from '../staff/set-staff.ts';
import { appCheck } from './app-check.ts';
import { performStaffCall, type StaffTable } from './perform-staff-call.ts';
import { resources } from './runtime-options.ts';
import { bindFormerAccounts, bindStripe } from './secrets.ts';

/**
 * Every staff call: a new one is a contract in domain's `staffCalls`, a handler, and a row here.
 */
const table: StaffTable = {
  annotateOrder: { contract: staffCalls.annotateOrder, handle: annotateOrder },
  checkCatalogue: {
    contract: staffCalls.checkCatalogue,
    handle: async () => checkCatalogue(catalogue, spanish.products),
  },
  decideAccount: { contract: staffCalls.decideAccount, handle: decideAccount },
  findAccount: { contract: staffCalls.findAccount, handle: findAccount },
  inspectAccounts: { contract: staffCalls.inspectAccounts, handle: inspectAccounts },
  markContactMessage: { contract: staffCalls.markContactMessage, handle: markContactMessage },
  readOrderHistory: { contract: staffCalls.readOrderHistory, handle: readOrderHistory },
  readOverview: { contract: staffCalls.readOverview, handle: readOverview },
  reconcileOrder: { contract: staffCalls.reconcileOrder, handle: reconcileOrder },
  refundOrder: { contract: staffCalls.refundOrder, handle: refundOrder },
  resendMail: { contract: staffCalls.resendMail, handle: resendMail },
  setStaff: { contract: staffCalls.setStaff, handle: setStaff },
  undoDecision: { contract: staffCalls.undoDecision, handle: undoDecision },
  updateCustomer: { contract: staffCalls.updateCustomer, handle: updateCustomer },
};

const { secrets: ofStripe, stripe } = bindStripe();
const { secrets: ofFormerAccounts, formerAccountsKey } = bindFormerAccounts();
const secrets = [...ofStripe, ...ofFormerAccounts];
const services = {
  auth,
  firestore,
  stripe,
  formerAccountsKey,
  officeEmail: () => officeEmail.value(),
  appCheck,
};

/**
 * All that staff may ask, behind Hosting at `/api/staff/NAME`: on the page's own origin, whichever
 * address the site is served from, so that no other origin has to be allowed.
 */
export const staff = onCall({ ...resources.staff, region, secrets, cors: false }, (request) =>
  performStaffCall(services, table, request),
);
