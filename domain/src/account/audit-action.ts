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

export const orderActions = [
  'refund',
  'reconcile',
  'annotate-order',
  'download-invoice',
  'resend-mail',
] as const;

export type ReturnAction = 'accept-return' | 'decline-return' | 'receive-return' | 'settle-return';

export type AuditAction =
  | (typeof accountActions)[number]
  | (typeof orderActions)[number]
  | ReturnAction
  | 'mark-contact-message'
  | 'export-orders'
  | 'export-catalogue'
  | 'inspect-accounts';
