import { onCall } from 'firebase-functions/https';
import { decideAccount } from '../accounts/decide-account.ts';
import { inspectAccounts } from '../accounts/inspect-accounts.ts';
import { undoDecision } from '../accounts/undo-decision.ts';
import { updateCustomer } from '../accounts/update-customer.ts';
import { verifyLicense } from '../accounts/verify-license.ts';
import { changeProducts } from '../catalogue/change-products.ts';
import { checkCatalogue } from '../catalogue/check-catalogue.ts';
import { compareSheet } from '../catalogue/compare-sheet.ts';
import { readCatalogueHistory } from '../catalogue/read-catalogue-history.ts';
import { undoCatalogueChange } from '../catalogue/undo-catalogue-change.ts';
import { closeComplaint } from '../complaints/close-complaint.ts';
import { decideComplaint } from '../complaints/decide-complaint.ts';
import { reopenComplaint } from '../complaints/reopen-complaint.ts';
import { updateComplaint } from '../complaints/update-complaint.ts';
import { findAnything } from '../find/find-anything.ts';
import { createShipment } from '../fulfillment/create-shipment.ts';
import { readWorkCounts } from '../fulfillment/read-work-counts.ts';
import { releaseShipment } from '../fulfillment/release-shipment.ts';
import { setLotHold } from '../fulfillment/set-lot-hold.ts';
import { undoShipment } from '../fulfillment/undo-shipment.ts';
import { parseSender } from '../mail/smtp.ts';
import { annotateOrder } from '../orders/annotate-order.ts';
import { readOrderHistory } from '../orders/read-order-history.ts';
import { reconcileOrder } from '../payments/reconcile/reconcile-order.ts';
import { refundOrder } from '../payments/refund/refund-order.ts';
import { auth, firestore } from '../platform/firebase.ts';
import { mailFrom, officeEmail, readSeller, region, siteUrl } from '../platform/parameters.ts';
import { findLotRecipients } from '../recalls/find-lot-recipients.ts';
import { previewRecall } from '../recalls/preview-recall.ts';
import { readRecall } from '../recalls/read-recall.ts';
import { discardRecall, saveRecall } from '../recalls/save-recall.ts';
import { sendRecall } from '../recalls/send-recall.ts';
import { acceptReturn } from '../returns/handle/accept-return.ts';
import { declineReturn } from '../returns/handle/decline-return.ts';
import { receiveReturn } from '../returns/handle/receive-return.ts';
import { settleReturn } from '../returns/handle/settle-return.ts';
import { chooseEmails } from '../staff/choose-emails.ts';
import { findAccount } from '../staff/find-account.ts';
import { inviteStaff } from '../staff/invite-staff.ts';
import { markContactMessage } from '../staff/mark-contact-message.ts';
import { readOverview } from '../staff/read-overview.ts';
import { resendMail } from '../staff/resend-mail.ts';
import { setStaff } from '../staff/set-staff.ts';
import { updateOfficeSettings } from '../staff/update-office-settings.ts';
import { appCheck } from './app-check.ts';
import { performStaffCall, type StaffHandlers } from './perform-staff-call.ts';
import { resources } from './runtime-options.ts';
import { bindFormerAccounts, bindStripe } from './secrets.ts';

const handlers: StaffHandlers = {
  acceptReturn,
  annotateOrder,
  changeProducts,
  checkCatalogue,
  chooseEmails,
  closeComplaint,
  compareSheet,
  createShipment,
  decideAccount,
  declineReturn,
  decideComplaint,
  discardRecall,
  findAccount,
  findAnything,
  findLotRecipients,
  inspectAccounts,
  inviteStaff,
  markContactMessage,
  previewRecall,
  readCatalogueHistory,
  readOrderHistory,
  readOverview,
  receiveReturn,
  readRecall,
  readWorkCounts,
  reconcileOrder,
  refundOrder,
  releaseShipment,
  reopenComplaint,
  resendMail,
  saveRecall,
  sendRecall,
  setLotHold,
  setStaff,
  settleReturn,
  undoCatalogueChange,
  undoDecision,
  undoShipment,
  updateComplaint,
  updateCustomer,
  updateOfficeSettings,
  verifyLicense,
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
  mailShop: () => ({
    shop: parseSender(mailFrom.value()).name,
    siteUrl: siteUrl.value(),
    phone: readSeller().phone,
    address: readSeller().address,
  }),
  appCheck,
};

/** Served by Hosting at `/api/staff/NAME` on the page's own origin, so CORS stays off. */
export const staff = onCall({ ...resources.staff, region, secrets, cors: false }, (request) =>
  performStaffCall(services, handlers, request),
);
