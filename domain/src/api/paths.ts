import { earlyPaths } from './early-paths.ts';
import type { StaffCall } from './staff/calls.ts';

export const apiPaths = {
  ...earlyPaths,
  ipInfo: '/api/ipinfo',
  contact: '/api/contact',
  policyReports: '/api/policy-reports',
  recallAcknowledgments: '/api/recall-acknowledgments',
  health: '/api/health',
  register: '/api/de/account/register',
  verificationMail: '/api/de/account/verification-mail',
  emailChange: '/api/de/account/email',
  emailSync: '/api/de/account/email-sync',
  passwordNotice: '/api/de/account/password-notice',
  signOut: '/api/de/account/sign-out',
  checkApproval: '/api/de/account/check-approval',
  profile: '/api/de/account/profile',
  phone: '/api/de/account/phone',
  accountExport: '/api/de/account/export',
  accountDeletion: '/api/de/account/delete',
  orders: '/api/de/account/orders',
  invoice: '/api/de/account/orders/:orderId/invoice',
  returns: '/api/de/account/returns',
  cancelReturn: '/api/de/account/returns/:rmaNumber/cancel',
  returnInstructions: '/api/de/account/returns/:rmaNumber/instructions',
  returnPolicy: '/api/de/account/return-policy',
  stockNotices: '/api/de/account/stock-notices',
  certificate: '/api/de/account/certificate',
  transactions: '/api/de/account/transactions',
  savedPaymentMethods: '/api/de/payment/saved-payment-methods',
  paymentMethod: '/api/de/payment/payment-methods/:id',
  createPaymentIntent: '/api/de/payment/create-payment-intent',
  staffOrdersCsv: '/api/de/staff/orders.csv',
  staffRecallRecipientsCsv: '/api/de/staff/recall-recipients.csv',
  staffRecallEffectivenessCsv: '/api/de/staff/recall-effectiveness.csv',
  staffComplaintsCsv: '/api/de/staff/complaints.csv',
  staffComplaintPdf: '/api/de/staff/complaints/:complaintId/pdf',
  staffCatalogueXlsx: '/api/de/staff/catalogue.xlsx',
  staffCall: '/api/staff/:name',
  stripeWebhook: '/api/stripe/webhook',
} as const;

/** Ties together all log entries about one purchase. */
export const checkoutHeader = 'X-Checkout-Id';

export function invoicePath(orderId: string): string {
  return apiPaths.invoice.replace(':orderId', encodeURIComponent(orderId));
}

export function cancelReturnPath(rmaNumber: string): string {
  return apiPaths.cancelReturn.replace(':rmaNumber', encodeURIComponent(rmaNumber));
}

export function returnInstructionsPath(rmaNumber: string): string {
  return apiPaths.returnInstructions.replace(':rmaNumber', encodeURIComponent(rmaNumber));
}

export function paymentMethodPath(id: string): string {
  return apiPaths.paymentMethod.replace(':id', encodeURIComponent(id));
}

export function complaintPdfPath(complaintId: string): string {
  return apiPaths.staffComplaintPdf.replace(':complaintId', encodeURIComponent(complaintId));
}

export function staffCallPath(name: StaffCall): string {
  return apiPaths.staffCall.replace(':name', name);
}
