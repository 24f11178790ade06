/** Audited in an account's trail; wording: `accounts.audit.actions` in the staff section's texts. */
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

/** Audited in an order's timeline; wording: `orders.audited`. */
export const orderActions = [
  'refund',
  'reconcile',
  'annotate-order',
  'download-invoice',
  'resend-mail',
] as const;

/** What an audit entry says was done. Those about neither an account nor an order are shown nowhere. */
export type AuditAction =
  | (typeof accountActions)[number]
  | (typeof orderActions)[number]
  | 'mark-contact-message'
  | 'export-orders'
  | 'export-catalogue'
  | 'inspect-accounts';
