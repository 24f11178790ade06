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
import { acceptReturn } from '../returns/handle/accept-return.ts';
import { declineReturn } from '../returns/handle/decline-return.ts';
import { receiveReturn } from '../returns/handle/receive-return.ts';
import { settleReturn } from '../returns/handle/settle-return.ts';
import { findAccount } from '../staff/find-account.ts';
import { markContactMessage } from '../staff/mark-contact-message.ts';
import { readOverview } from '../staff/read-overview.ts';
import { resendMail } from '../staff/resend-mail.ts';
import { setStaff } from '../staff/set-staff.ts';
import { appCheck } from './app-check.ts';
import { performStaffCall, type StaffHandlers } from './perform-staff-call.ts';
import { resources } from './runtime-options.ts';
import { bindFormerAccounts, bindStripe } from './secrets.ts';

const handlers: StaffHandlers = {
  acceptReturn,
  annotateOrder,
  checkCatalogue: async () => checkCatalogue(catalogue, spanish.products),
  decideAccount,
  declineReturn,
  findAccount,
  inspectAccounts,
  markContactMessage,
  readOrderHistory,
  readOverview,
  receiveReturn,
  reconcileOrder,
  refundOrder,
  resendMail,
  setStaff,
  settleReturn,
  undoDecision,
  updateCustomer,
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

/** Served by Hosting at `/api/staff/NAME` on the page's own origin, so CORS stays off. */
export const staff = onCall({ ...resources.staff, region, secrets, cors: false }, (request) =>
  performStaffCall(services, handlers, request),
);
