/** Wording: `accounts.audit.actions`. */
export const accountActions = [
  'approve',
  'decline',
  'suspend',
  'reinstate',
  'undo',
  'update-customer',
  'refund',
  'reconcile',
  'end-payment',
  'pause-payments',
  'resend-mail',
  'grant-staff',
  'revoke-staff',
] as const;

/** Wording: `orders.audited`. */
export const orderActions = [
  'refund',
  'reconcile',
  'annotate-order',
  'download-invoice',
  'resend-mail',
] as const;

/** Actions about neither an account nor an order aren't shown anywhere. */
export type AuditAction =
  | (typeof accountActions)[number]
  | (typeof orderActions)[number]
  | 'mark-contact-message'
  | 'export-orders'
  | 'export-catalogue'
  | 'inspect-accounts';
