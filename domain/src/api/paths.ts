import type { StaffCall } from './staff/calls.ts';

/** Every address of the shop's own backend. */
export const apiPaths = {
  ipInfo: '/api/ipinfo',
  contact: '/api/contact',
  /** For browsers: `firebase.json` names it as the endpoint `policy`. */
  policyReports: '/api/policy-reports',
  /** For the shop's own pages, which tell here of what went wrong in them. */
  pageErrors: '/api/page-errors',
  /** For whoever watches the shop. */
  health: '/api/health',
  register: '/api/de/account/register',
  verificationMail: '/api/de/account/verification-mail',
  emailChange: '/api/de/account/email',
  /** For the page that an emailed link opens, where nobody is signed in. */
  emailSync: '/api/de/account/email-sync',
  passwordNotice: '/api/de/account/password-notice',
  signOut: '/api/de/account/sign-out',
  checkApproval: '/api/de/account/check-approval',
  profile: '/api/de/account/profile',
  accountExport: '/api/de/account/export',
  accountDeletion: '/api/de/account/delete',
  orders: '/api/de/account/orders',
  invoice: '/api/de/account/orders/:orderId/invoice',
  certificate: '/api/de/account/certificate',
  transactions: '/api/de/account/transactions',
  savedPaymentMethods: '/api/de/payment/saved-payment-methods',
  paymentMethod: '/api/de/payment/payment-methods/:id',
  createPaymentIntent: '/api/de/payment/create-payment-intent',
  staffOrdersCsv: '/api/de/staff/orders.csv',
  staffCatalogueXlsx: '/api/de/staff/catalogue.xlsx',
  staffCall: '/api/staff/:name',
  stripeWebhook: '/api/stripe/webhook',
} as const;

/**
 * Names the checkout that a request belongs to, so that one search in the log follows a purchase from
 * the browser, which makes the id, to the order, which has it.
 */
export const checkoutHeader = 'X-Checkout-Id';

export function invoicePath(orderId: string): string {
  return apiPaths.invoice.replace(':orderId', encodeURIComponent(orderId));
}

export function paymentMethodPath(id: string): string {
  return apiPaths.paymentMethod.replace(':id', encodeURIComponent(id));
}

/** Where the function `staff` answers a call, in the protocol of Firebase's callable functions. */
export function staffCallPath(name: StaffCall): string {
  return apiPaths.staffCall.replace(':name', name);
}
